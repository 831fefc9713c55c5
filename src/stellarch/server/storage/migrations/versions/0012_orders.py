"""Orders in advance: what a seat will do if it comes to that, and which lines of the log were played by such orders."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "if_thens",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("base", sa.Integer, nullable=False),
        sa.Column("steps", sa.Text, nullable=False),
        sa.Column("fault", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "seat", "number", name="pk_if_thens"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_if_thens_table_id_tables", ondelete="CASCADE"),
    )
    op.add_column("log", sa.Column("by_itself", sa.String(10)))


def downgrade() -> None:
    with op.batch_alter_table("log") as log:
        log.drop_column("by_itself")
    op.drop_table("if_thens")
