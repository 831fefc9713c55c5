"""What is said and agreed at a table beside the game: votes, seats that bots keep, chat."""

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
