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
    op.create_table(
        "standing",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("until", sa.String(200)),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("ended", sa.String(40)),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("declines", sa.Boolean, nullable=False),
        sa.Column("only", sa.Boolean),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_standing"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_standing_table_id_tables", ondelete="CASCADE"),
    )
    op.create_table(
        "habits",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("only", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_habits"),
    )
    op.add_column("log", sa.Column("by_itself", sa.String(10)))


def downgrade() -> None:
    with op.batch_alter_table("log") as log:
        log.drop_column("by_itself")
    op.drop_table("habits")
    op.drop_table("standing")
    op.drop_table("if_thens")
