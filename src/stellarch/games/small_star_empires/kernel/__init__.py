"""The kernel: the same game on words of 64 bits, for bots, solver and arena (see `layout` for what each word holds).

The readable rules are the authority. The kernel is held to them by lock-step games over all variants and by the
node-count files.
"""

from stellarch.jit.loading import add_kernel

COMPILED = ("basic", "scoring", "variants", "policy", "tree", "plain_uct", "bounds", "alphabeta", "steps", "batch")
"""The modules with compiled functions, in the order they build on one another."""

add_kernel(__name__, COMPILED)
