"""What the server itself refuses, and how every refusal becomes an answer (RFC 9457)."""

from stellarch.core import Refused


class Forbidden(Refused):
    code = "seat/forbidden"


class NotFound(Refused):
    code = "table/not-found"
