"""Space Wars: a galaxy, a council, treaties, fleets and wars. The rules stand in RULES.md, one id each.

Where things are
    data/*.toml   the printed facts; `tables/` reads each file into typed values, checked at the start
    geometry      127 sectors as numbers, rings and places, neighbours, distances
    galaxy        the tiles of a deal; the deal, whether it is fair, how it is mended; sectors by name
    options       what can be chosen before a game (SW-21)
    state/        a position: sectors, fleets, officers, events in play, empires, politics, what is on the table
    layout, setup the pieces at the start; a game begins
    actions/      orders, a module for each chapter; `notation` gives every order its short form
    events/       what happens, a module for each chapter
    refusals/     why an order is refused, a module for each chapter
    rules/        the rules, a module for each chapter; `flow` goes through the phases, `play` applies an order
    words         what everything is called, from data/names.toml

How a chapter plugs in
    1.  Orders: a class for each in actions/<chapter>.py, derived from `Order` (`Secret` if nobody else is shown it),
        with its `word` and its fields; then its name in the union `AnyOrder` of actions/__init__.py. Sectors are
        named in orders (`draconis_31`, `4-7`): `state.galaxy.find(name)` gives the number, `galaxy.name(at)` the
        name. Craft and officers are named too (`cruiser5`, `admiral2`); legions, fighters and pods are counted.
    2.  Working memory: if the chapter has a phase, or a decision that can interrupt one, a `Matter` of its own in
        state/matters.py. What is remembered of a player until the turn ends stands in `ThisTurn`, of a craft in
        `Moves`, of an officer in `Officers.acted`; `rules.turn.end` clears all of it.
    3.  Rules: rules/<chapter>.py with a `Phase` (once a turn), a `Together` (a phase in which all decide at the same
        time, sealed) or a `Moment` (what interrupts), from rules/moments.py:
            enter       what happens by itself, and the matter it lays on the table
            waiting_on  who owes a decision
            choices     what they may answer; a `default` where it is not the first
            orders      a table: the kind of order, and the function (course, seat, order) that carries it out
            go_on       one step when nobody is asked; a phase ends in `leave`
        A function `bars_x(state, seat, ...)` says why something cannot be done (`refusals.Bar`) or None; the choices
        and the refusal both ask it. `course.go(state, *events)` is how anything changes; dice are `course.die()`,
        or `course.die(seat)` in a `Together`.
    4.  Flow: the phase goes into `TURN` of rules/flow.py at its place, whatever interrupts into `INTERRUPTIONS`
        (`state.with_pending` lays it on the table, `without_pending` takes it off, and what lies below goes on).
    5.  Events in events/<chapter>.py, each with `told`; reasons in refusals/<chapter>.py, each with its rule.
    6.  Tests: tests/rules/space_wars/test_<chapter>.py with `@pytest.mark.rule("SW-...")`, from positions of given.py.

What follows from one part of the state is a cached property of that part; what follows from several is kept with
`state.remembered`. Nothing is kept on the state itself, since every order makes another one.
"""
