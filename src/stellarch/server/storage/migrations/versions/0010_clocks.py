"""The time that the players of a table have, and what each has used; when people sleep or are on holiday."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "clocks",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("kept", sa.Text, nullable=False),
        sa.Column("due", sa.Float),
        sa.PrimaryKeyConstraint("table_id", name="pk_clocks"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_clocks_table_id_tables", ondelete="CASCADE"),
    )
    op.create_index("ix_clocks_due", "clocks", ["due"])
    op.create_table(
        "hours",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("kept", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_hours"),
    )
    op.create_table(
        "lifetime",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("lived", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_lifetime"),
    )
    op.add_column("log", sa.Column("late", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    with op.batch_alter_table("log") as log:
        log.drop_column("late")
    for table in ("lifetime", "hours", "clocks"):
        op.drop_table(table)
