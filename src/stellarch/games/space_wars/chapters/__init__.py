"""The rules by subject: the orders of each, what comes of them, why they are refused. `contents` lists them."""
