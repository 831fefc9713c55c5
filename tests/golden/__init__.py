"""Every sentence that a person can be told, in both languages, kept so that none changes unseen.

    python -m tests.golden                shows what is told otherwise than stored
    python -m tests.golden --write        stores what is told now
    python -m tests.golden --full FOLDER  writes all of it, not only examples of each shape, to compare two versions

Stored in told/: a file for each source and game, a line for each sentence (key, English, French), by key and in the
order in which they were first told. Of sentences that differ in numbers and names only, a few are kept.

    sentences   what a sentence is, which are kept, how they are written down
    doors       the ways from a value to words; a change of these is a change of that module
    playing     the stored records, action by action, and which of their positions are looked at
    events, orders, positions, refusals, hints, printed, terminal, pages
                the sources
"""
