"""What follows from the log, so that it need not be worked out again: outcomes, checkpoints, how a table stands."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("facts", sa.Text))
    op.create_table(
        "outcomes",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("totals", sa.Text, nullable=False),
        sa.Column("round", sa.Integer),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_outcomes"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_outcomes_table_id_tables", ondelete="CASCADE"),
    )
    op.create_table(
        "checkpoints",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("program", sa.String(40), nullable=False),
        sa.Column("packed", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_checkpoints"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_checkpoints_table_id_tables", ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("checkpoints")
    op.drop_table("outcomes")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("facts")
