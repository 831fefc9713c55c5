"""HTTP and websockets: routes, what a request must pass, how answers are written. Only this room knows Litestar."""
