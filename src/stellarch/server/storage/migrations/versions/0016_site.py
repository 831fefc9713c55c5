"""Games that somebody has put out of their list, and tables they begin again and again."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "away",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_away"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_away_table_id_tables", ondelete="CASCADE"),
    )
    op.create_index("ix_away_person", "away", ["person"])
    op.create_table(
        "templates",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("kept", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("person", "name", name="pk_templates"),
    )


def downgrade() -> None:
    op.drop_table("templates")
    op.drop_index("ix_away_person", "away")
    op.drop_table("away")
