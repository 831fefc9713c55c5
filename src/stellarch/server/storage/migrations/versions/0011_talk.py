"""What is said and agreed at a table beside the game: votes, seats that bots keep, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "stand_ins",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("why", sa.String(10), nullable=False),
        sa.Column("last", sa.Integer()),
        sa.PrimaryKeyConstraint("table_id", "seat", "first", name="pk_stand_ins"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_stand_ins_table_id_tables", ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("stand_ins")
