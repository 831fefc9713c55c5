"""Which lines of the log are the game's default, played for a bot that failed."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("log", sa.Column("bot_failed", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    with op.batch_alter_table("log") as log:
        log.drop_column("bot_failed")
