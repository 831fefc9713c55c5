"""What somebody has seen of a table, where one comes from that did not begin as a game does, and what was promised."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "seen",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_seen"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seen_table_id_tables", ondelete="CASCADE"),
    )
    op.create_index("ix_seen_person", "seen", ["person"])
    op.create_table(
        "origins",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("source", sa.String(32)),
        sa.Column("number", sa.Integer),
        sa.Column("begun", sa.Text),
        sa.PrimaryKeyConstraint("table_id", name="pk_origins"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_origins_table_id_tables", ondelete="CASCADE"),
    )
    op.create_table(
        "promises",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("commitment", sa.String(100), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_promises"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_promises_table_id_tables", ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("promises")
    op.drop_table("origins")
    op.drop_index("ix_seen_person", "seen")
    op.drop_table("seen")
