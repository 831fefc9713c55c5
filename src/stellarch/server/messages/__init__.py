"""What passes between page and server. The page's TypeScript types are generated from these, and from nothing else.

Game-specific parts (a view, an action, an event) travel as the game's own JSON: the server knows no game by name.
"""

# ruff: noqa: F403 - each subject has its module; all are named after this one, as in `messages.Play`
from stellarch.server.messages.agreeing import *
from stellarch.server.messages.in_advance import *
from stellarch.server.messages.inbox import *
from stellarch.server.messages.memory import *
from stellarch.server.messages.notices import *
from stellarch.server.messages.orders import *
from stellarch.server.messages.people import *
from stellarch.server.messages.tables import *
from stellarch.server.messages.talk import *
from stellarch.server.messages.templates import *
from stellarch.server.messages.time import *
