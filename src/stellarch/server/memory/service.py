"""All that is remembered, put together."""

from stellarch.server.memory.looking import Looking
from stellarch.server.memory.openings import Openings
from stellarch.server.memory.proofs import Proofs
from stellarch.server.memory.statistics import Statistics
from stellarch.server.tables.service import Tables
from stellarch.server.workers.jobs import JobWorker


class Memories:
    def __init__(self, tables: Tables, jobs: JobWorker) -> None:
        self.looking = Looking(tables.registry)
        self.openings = Openings(tables.registry, jobs)
        self.statistics = Statistics(tables.registry.database)
        self.proofs = Proofs(tables.registry, jobs)
