"""The colour that each seat has chosen."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("colour", sa.Integer))


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("colour")
