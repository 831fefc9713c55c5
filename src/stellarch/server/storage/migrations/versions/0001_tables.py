"""Tables, seats, holders, log, requests."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String(200), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("key_hash", sa.String(64)),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id_tables", ondelete="CASCADE"),
    )
    op.create_table(
        "holders",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("device_hash", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "device_hash", name="pk_holders"),
        sa.ForeignKeyConstraint(
            ["table_id", "seat"], ["seats.table_id", "seats.seat"], name="fk_holders_table_id_seats", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_holders_device_hash", "holders", ["device_hash"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_log"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_log_table_id_tables", ondelete="CASCADE"),
    )
    op.create_table(
        "requests",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("agreed", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_requests"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_requests_table_id_tables", ondelete="CASCADE"),
    )


def downgrade() -> None:
    for name in ("requests", "log", "holders", "seats", "tables"):
        op.drop_table(name)
