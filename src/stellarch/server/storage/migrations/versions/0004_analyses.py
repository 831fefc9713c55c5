"""Finished games weighed move by move, so that it is done only once."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("moves", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_analyses"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_analyses_table_id_tables", ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("analyses")
