## Why not

losses-not-aboard = That is not aboard.

## Labels

choose-overboard = Choose what { THE($craft) } throws overboard
