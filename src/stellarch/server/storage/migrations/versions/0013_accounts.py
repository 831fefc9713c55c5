"""Accounts: the keys of a person, what is good once, tokens of programs, and how games ended for whom."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

_TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.add_column("people", sa.Column("address", sa.String(16)))
    op.create_index("ix_people_address", "people", ["address"], unique=True)
    op.add_column("devices", sa.Column("network", sa.String(64)))
    op.create_table(
        "keys",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("mark", sa.String(320), nullable=False),
        sa.Column("held", sa.Text, nullable=False),
        sa.Column("created", _TIME, nullable=False),
        sa.Column("used", _TIME),
        sa.PrimaryKeyConstraint("id", name="pk_keys"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_keys_person_people", ondelete="CASCADE"),
    )
    op.create_index("ix_keys_person", "keys", ["person"])
    op.create_index("ix_keys_mark", "keys", ["kind", "mark"], unique=True)
    op.create_table(
        "tickets",
        sa.Column("secret_hash", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("person", sa.String(64)),
        sa.Column("device_hash", sa.String(64), nullable=False),
        sa.Column("held", sa.Text, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("until", _TIME, nullable=False),
        sa.PrimaryKeyConstraint("secret_hash", name="pk_tickets"),
    )
    op.create_index("ix_tickets_device", "tickets", ["device_hash", "kind"])
    op.create_index("ix_tickets_person", "tickets", ["person"])
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("rights", sa.String(10), nullable=False),
        sa.Column("created", _TIME, nullable=False),
        sa.Column("used", _TIME),
        sa.PrimaryKeyConstraint("id", name="pk_tokens"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_tokens_person_people", ondelete="CASCADE"),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])
    op.create_index("ix_tokens_hash", "tokens", ["token_hash"], unique=True)
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("ended", _TIME, nullable=False),
        sa.Column("person", sa.String(64)),
        sa.Column("bot", sa.String(40)),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("shared", sa.Boolean, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("ahead", sa.Integer, nullable=False),
        sa.Column("sheet", sa.Text, nullable=False),
        sa.Column("skill", sa.Float),
        sa.Column("doubt", sa.Float),
        sa.Column("gain", sa.Float),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id_tables", ondelete="CASCADE"),
    )
    op.create_index("ix_results_person", "results", ["person", "ended"])
    op.create_index("ix_results_bot", "results", ["bot", "game", "ended"])
    op.create_index("ix_results_ended", "results", ["ended"])


def downgrade() -> None:
    for table in ("results", "tokens", "tickets", "keys"):
        op.drop_table(table)
    op.drop_index("ix_people_address", "people")
    with op.batch_alter_table("devices") as devices:
        devices.drop_column("network")
    with op.batch_alter_table("people") as people:
        people.drop_column("address")
