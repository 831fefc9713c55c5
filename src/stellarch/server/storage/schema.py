"""The database: tables, their seats, who holds a seat, and the log of actions, which is the truth; and what follows
from the log, kept so that it need not be worked out again."""

from sqlalchemy import (
    Boolean,
    Column,
    DateTime,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

REVISION = "0016"
"""The newest migration: what a database must have come to, to have the tables below."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(200), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("hints", String(10), nullable=False, server_default="open"),
    Column("maker", String(64)),  # the person who made it; tables of an older Stellarch have none
    Column("result", Text),  # of a game that is over: a list of tables needs no replay for it
    Column("facts", Text),  # how it stands now, for lists; tables of an older Stellarch have none until they are opened
    Index("ix_tables_maker", "maker"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(80), nullable=False),
    Column("bot", String(40)),
    Column("key_hash", String(64)),
    Column("colour", Integer),
)

holders = Table(
    "holders",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(64), primary_key=True),
    ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"], ondelete="CASCADE"),
    Index("ix_holders_person", "person"),
)

people = Table(  # somebody who has done nothing that is kept has no row
    "people",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", String(80)),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("address", String(16)),  # of their page: the id itself never leaves the server
    Index("ix_people_address", "address", unique=True),
)

devices = Table(  # a device without a row is somebody of its own, whose id is its hash
    "devices",
    metadata,
    Column("device_hash", String(64), primary_key=True),
    Column("person", String(64), ForeignKey("people.id", ondelete="CASCADE")),  # none: signed out for good
    Column("label", String(80), nullable=False, server_default=""),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("seen", DateTime(timezone=True), nullable=False),
    Column("network", String(64)),  # a keyed hash of where it was signed in
    Index("ix_devices_person", "person"),
)

keys = Table(  # what opens an account on another device; who has one has an account
    "keys",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(64), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(10), nullable=False),  # passkey, mail, words
    Column("mark", String(320), nullable=False),  # by which it is found: a credential's hash, an address, a number
    Column("held", Text, nullable=False),  # what it is checked against, as JSON
    Column("created", DateTime(timezone=True), nullable=False),
    Column("used", DateTime(timezone=True)),
    Index("ix_keys_person", "person"),
    Index("ix_keys_mark", "kind", "mark", unique=True),
)

tickets = Table(  # what is good once and for a short while: a challenge, a letter's link, a code for the next device
    "tickets",
    metadata,
    Column("secret_hash", String(64), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("person", String(64)),
    Column("device_hash", String(64), nullable=False),  # that asked for it
    Column("held", Text, nullable=False),
    Column("tries", Integer, nullable=False),  # how many are left
    Column("until", DateTime(timezone=True), nullable=False),
    Index("ix_tickets_device", "device_hash", "kind"),
    Index("ix_tickets_person", "person"),
)

tokens = Table(  # with which programs act for a person
    "tokens",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(64), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("token_hash", String(64), nullable=False),
    Column("label", String(80), nullable=False),
    Column("rights", String(10), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("used", DateTime(timezone=True)),
    Index("ix_tokens_person", "person"),
    Index("ix_tokens_hash", "token_hash", unique=True),
)

results = Table(  # follows from the log: how each seat ended, and what that made of its rating
    "results",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(60), nullable=False),
    Column("ended", DateTime(timezone=True), nullable=False),
    Column("person", String(64)),  # who held the seat at the end; nobody where it was nobody alone, or forgotten since
    Column("bot", String(40)),
    Column("place", Integer, nullable=False),
    Column("shared", Boolean, nullable=False),  # whether others had the same place
    Column("total", Integer, nullable=False),
    Column("ahead", Integer, nullable=False),  # on the best of the others; negative where that had more
    Column("sheet", Text, nullable=False),  # rows of the score sheet, as JSON
    Column("skill", Float),  # after this game; none where it does not count
    Column("doubt", Float),
    Column("gain", Float),
    Index("ix_results_person", "person", "ended"),
    Index("ix_results_bot", "bot", "game", "ended"),
    Index("ix_results_ended", "ended"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # unique per table: no action is ever played twice
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
    Column("bot_failed", Boolean, nullable=False, server_default=false()),
    Column("by_itself", String(10)),  # by which orders in advance it was played; none where it was decided then
    Column("late", Boolean, nullable=False, server_default=false()),
)

if_thens = Table(  # a secret of the seat: what it plays if the log goes on as foreseen
    "if_thens",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),  # which of the seat's lines it is
    Column("base", Integer, nullable=False),  # the line of the log after which it begins
    Column("steps", Text, nullable=False),  # what the others do and what is answered, as JSON
    Column("fault", Text),  # why it was dropped when it came to it, as JSON
)

standing = Table(  # a secret of the seat: what is played for it until something happens
    "standing",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("until", String(200)),  # it passes until one of these occasions; none where it does not
    Column("since", Integer, nullable=False),  # the line of the log after which it passes
    Column("ended", String(40)),  # the occasion that ended it
    Column("at", Integer, nullable=False),
    Column("declines", Boolean, nullable=False),
    Column("only", Boolean),  # whether its only legal answer is played; none where the person's habit says so
)

habits = Table(
    "habits",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("only", Boolean, nullable=False),  # whether their only legal answers are played at every table
)

clocks = Table(  # of a table whose players have only so much time; times are in seconds that the server has run
    "clocks",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("kept", Text, nullable=False),  # what each seat has left, as JSON
    Column("due", Float),  # when they are to be looked at next, if nothing happens before
    Index("ix_clocks_due", "due"),
)

hours = Table(  # when somebody sleeps or is on holiday
    "hours",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("kept", Text, nullable=False),
)

lifetime = Table(  # one row: how long the server has run in all, as of a moment ago
    "lifetime",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("lived", Float, nullable=False),
)

outcomes = Table(  # follows from the log
    "outcomes",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("events", Text, nullable=False),
    Column("totals", Text, nullable=False),
    Column("round", Integer),
)

checkpoints = Table(  # follows from the log
    "checkpoints",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("rules", Integer, nullable=False),
    Column("program", String(40), nullable=False),  # another one may have other states
    Column("packed", LargeBinary, nullable=False),
)

requests = Table(
    "requests",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("agreed", String(40), nullable=False),
)

hints = Table(
    "hints",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
)

stand_ins = Table(
    "stand_ins",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("first", Integer, primary_key=True),  # the last line before the bot took over
    Column("bot", String(40), nullable=False),
    Column("why", String(10), nullable=False),
    Column("last", Integer),  # the last line before it gave the seat back
)

talk = Table(  # what people say at a table; the oldest lines go when there are many
    "talk",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # never sent: gaps would tell that others talk in private
    Column("id", String(16), nullable=False),
    Column("person", String(64), nullable=False),  # who wrote it
    Column("seat", Integer),  # none: somebody who watches
    Column("name", String(80)),  # of somebody who watches
    Column("to", Integer),  # the seat it was said to alone; who may read it is in talk_readers
    Column("mark", String(40), nullable=False),  # the page's own: the same line sent twice is said once
    Column("text", String(2000), nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
    Column("hidden", Boolean, nullable=False, server_default=false()),  # by the host
    Index("ix_talk_id", "table_id", "id", unique=True),
    Index("ix_talk_mark", "table_id", "person", "mark"),
)

talk_readers = Table(  # of what is said in private: people, so that a seat's next holder does not read it
    "talk_readers",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(64), primary_key=True),
    ForeignKeyConstraint(["table_id", "number"], ["talk.table_id", "talk.number"], ondelete="CASCADE"),
)

talk_marks = Table(  # how far somebody has read
    "talk_marks",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("number", Integer, nullable=False),
)

talk_reports = Table(  # lines that somebody has shown to the host
    "talk_reports",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(64), primary_key=True),
    ForeignKeyConstraint(["table_id", "number"], ["talk.table_id", "talk.number"], ondelete="CASCADE"),
)

mutes = Table(  # whose lines somebody does not want to see at a table
    "mutes",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("seat", Integer, primary_key=True),
)

blocks = Table(  # whom somebody wants nothing to do with
    "blocks",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("other", String(64), primary_key=True, info={"person": True}),
    Column("name", String(80), nullable=False),  # what the other was called then
    Column("at", DateTime(timezone=True), nullable=False),
)

votes = Table(  # what a table is or was asked to agree on
    "votes",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("by", Integer, nullable=False),
    Column("about", Integer),  # whose seat a bot is to play
    Column("days", Integer),
    Column("options", Text, nullable=False),  # of the next game, as JSON
    Column("until", DateTime(timezone=True), nullable=False),
    Column("state", String(10), nullable=False),  # open, passed, failed
)

ballots = Table(
    "ballots",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("yes", Boolean, nullable=False),
    ForeignKeyConstraint(["table_id", "number"], ["votes.table_id", "votes.number"], ondelete="CASCADE"),
)

nudges = Table(  # when the player of a seat was last reminded
    "nudges",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("at", DateTime(timezone=True), nullable=False),
)

closings = Table(  # tables that their hosts have closed
    "closings",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", DateTime(timezone=True), nullable=False),
)

rematches = Table(
    "rematches",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("next", String(32), nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("moves", Text, nullable=False),
)

happenings = Table(  # what was noted to be told, besides what follows from the tables
    "happenings",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("key", String(100), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("seats", String(40), nullable=False),
    Column("person", String(64)),
    Column("by", Integer),
    Column("at", DateTime(timezone=True), nullable=False),
    Column("done", Boolean, nullable=False),  # whether it was found out who is to be told
    Index("ix_happenings_table_id", "table_id", "key", unique=True),
    Index("ix_happenings_done", "done"),
)

wishes = Table(  # what somebody wants to be told, and how
    "wishes",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("language", String(8), nullable=False),
    Column("mail", Boolean, nullable=False),
    Column("push", Boolean, nullable=False),
    Column("hook", Boolean, nullable=False),
    Column("kinds", Text, nullable=False),  # which happenings by which way, as JSON
    Column("pace", String(10), nullable=False),  # how often a letter may come
    Column("lettered", DateTime(timezone=True)),  # when the last one went
    Column("stop", String(64)),  # the hash of what stops letters without signing in
    Column("trouble", String(10)),  # why letters stopped by themselves
    Index("ix_wishes_stop", "stop"),
)

pushes = Table(  # browsers that allowed to be told while they are closed
    "pushes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("mark", String(64), nullable=False),  # the hash of its endpoint
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    Index("ix_pushes_person", "person"),
    Index("ix_pushes_mark", "mark", unique=True),
)

hooks = Table(  # addresses that are told by HTTP: of a person, or of a table
    "hooks",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(64), nullable=False),  # who set it up
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE")),
    Column("form", String(10), nullable=False),  # json, discord
    Column("url", Text, nullable=False),  # a secret: who has it can write there
    Column("language", String(8), nullable=False),
    Column("failures", Integer, nullable=False),  # since it last worked
    Column("trouble", String(10)),  # why it was switched off
    Column("created", DateTime(timezone=True), nullable=False),
    Index("ix_hooks_person", "person"),
    Index("ix_hooks_table_id", "table_id"),
)

notices = Table(  # who is to be told of what: decided once, sent once
    "notices",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("receiver", String(40), primary_key=True),  # mail, push and its id, hook and its id
    Column("key", String(160), primary_key=True),  # what of
    Column("kind", String(20), nullable=False),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE")),
    Column("seat", Integer),
    Column("by", Integer),
    Column("state", String(10), nullable=False),  # decided, claimed, sent, dropped, lost, failed
    Column("due", DateTime(timezone=True), nullable=False),
    Column("decided", DateTime(timezone=True), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("letter", String(32)),  # with which it goes
    Column("told", Text),  # what is sent, word for word, from its first try on
    Index("ix_notices_due", "state", "due"),
    Index("ix_notices_letter", "letter"),
)

letters = Table(  # digests on their way, word for word: one that is sent again is the same
    "letters",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("address", String(320), nullable=False),
    Column("subject", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("html", Text, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due", DateTime(timezone=True), nullable=False),
    Column("written", DateTime(timezone=True), nullable=False),
    Index("ix_letters_person", "person"),
)

seen = Table(  # how far somebody who plays at a table has followed it
    "seen",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
    Index("ix_seen_person", "person"),
)

origins = Table(  # of tables that did not begin as a game does: they are tries, and count for nothing
    "origins",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("source", String(32)),  # the table it was begun from
    Column("number", Integer),  # after which line of its log
    Column("begun", Text),  # the first state, secrets included, where it does not follow from options and seed
)

promises = Table(  # what was published of a game before its first move: it binds the seed
    "promises",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("commitment", String(100), nullable=False),
)

away = Table(  # games that somebody has put out of their list
    "away",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("number", Integer, nullable=False),  # how far the game had come
    Index("ix_away_person", "person"),
)

templates = Table(  # tables that somebody begins again and again
    "templates",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("name", String(80), primary_key=True),
    Column("kept", Text, nullable=False),  # the order for the table, as JSON
    Column("at", DateTime(timezone=True), nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(100), nullable=False),
)
