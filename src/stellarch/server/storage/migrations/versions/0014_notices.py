"""What is to be told to whom, by which way, and whether it was."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "happenings",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("seats", sa.String(40), nullable=False),
        sa.Column("person", sa.String(64)),
        sa.Column("by", sa.Integer),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_happenings"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_happenings_table_id_tables", ondelete="CASCADE"),
    )
    op.create_index("ix_happenings_table_id", "happenings", ["table_id", "key"], unique=True)
    op.create_index("ix_happenings_done", "happenings", ["done"])


def downgrade() -> None:
    op.drop_table("happenings")
