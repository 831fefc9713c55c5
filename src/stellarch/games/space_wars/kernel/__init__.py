"""Space battles on small whole numbers, for whoever weighs them by the hundred (see `layout` for what each number is).

The readable rules are the authority. The kernel fights as the software leads both sides (SW-24.3), and is held to the
rules by battles in lock-step, die for die. It begins where sides have been drawn up, which is before the first die.
"""

from stellarch.jit.loading import add_kernel

COMPILED = ("chance", "board", "aiming", "running", "moving", "fight")
"""The modules with compiled functions, in the order they build on one another."""

add_kernel(__name__, COMPILED)
