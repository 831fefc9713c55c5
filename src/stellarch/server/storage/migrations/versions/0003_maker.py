"""Who made a table: that device may hand out the links of seats that nobody has taken."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("maker", sa.String(64)))
        tables.create_index("ix_tables_maker", ["maker"])


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_index("ix_tables_maker")
        tables.drop_column("maker")
