## Why not

losses-not-aboard = That is not aboard.
