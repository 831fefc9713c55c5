"""The kernel: the same game on small whole numbers, for bots and arena (see `layout` for what each number is).

The readable rules are the authority. The kernel is held to them by games in lock-step, over all numbers of players and
options. It leaves the making of deals to them; promises that stand are kept.
"""

from stellarch.jit.loading import add_kernel

COMPILED = ("chance", "missions", "turns", "wars", "choices", "play", "survey", "policy", "value", "race", "steps")
"""The modules with compiled functions, in the order they build on one another."""

add_kernel(__name__, COMPILED)
