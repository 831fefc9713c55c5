"""Whether a table allows hints and who asked for one; the server's own secrets."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.String(10), nullable=False, server_default="open"))
    op.create_table(
        "hints",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", "seat", name="pk_hints"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_hints_table_id_tables", ondelete="CASCADE"),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.String(100), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )


def downgrade() -> None:
    op.drop_table("secrets")
    op.drop_table("hints")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("hints")
