"""What is to be told to whom, by which way, and whether it was."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "happenings",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("seats", sa.String(40), nullable=False),
        sa.Column("person", sa.String(64)),
        sa.Column("by", sa.Integer),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_happenings"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_happenings_table_id_tables", ondelete="CASCADE"),
    )
    op.create_index("ix_happenings_table_id", "happenings", ["table_id", "key"], unique=True)
    op.create_index("ix_happenings_done", "happenings", ["done"])
    op.create_table(
        "wishes",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("mail", sa.Boolean, nullable=False),
        sa.Column("push", sa.Boolean, nullable=False),
        sa.Column("hook", sa.Boolean, nullable=False),
        sa.Column("kinds", sa.Text, nullable=False),
        sa.Column("pace", sa.String(10), nullable=False),
        sa.Column("lettered", sa.DateTime(timezone=True)),
        sa.Column("stop", sa.String(64)),
        sa.Column("trouble", sa.String(10)),
        sa.PrimaryKeyConstraint("person", name="pk_wishes"),
    )
    op.create_index("ix_wishes_stop", "wishes", ["stop"])
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("mark", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pushes"),
    )
    op.create_index("ix_pushes_person", "pushes", ["person"])
    op.create_index("ix_pushes_mark", "pushes", ["mark"], unique=True)
    op.create_table(
        "hooks",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("form", sa.String(10), nullable=False),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("trouble", sa.String(10)),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_hooks"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_hooks_table_id_tables", ondelete="CASCADE"),
    )
    op.create_index("ix_hooks_person", "hooks", ["person"])
    op.create_index("ix_hooks_table_id", "hooks", ["table_id"])
    op.create_table(
        "notices",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("receiver", sa.String(40), nullable=False),
        sa.Column("key", sa.String(160), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("seat", sa.Integer),
        sa.Column("by", sa.Integer),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("due", sa.DateTime(timezone=True), nullable=False),
        sa.Column("decided", sa.DateTime(timezone=True), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("letter", sa.String(32)),
        sa.Column("told", sa.Text),
        sa.PrimaryKeyConstraint("person", "receiver", "key", name="pk_notices"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notices_table_id_tables", ondelete="CASCADE"),
    )
    op.create_index("ix_notices_due", "notices", ["state", "due"])
    op.create_index("ix_notices_letter", "notices", ["letter"])
    op.create_table(
        "letters",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("address", sa.String(320), nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("html", sa.Text, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due", sa.DateTime(timezone=True), nullable=False),
        sa.Column("written", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_letters"),
    )
    op.create_index("ix_letters_person", "letters", ["person"])


def downgrade() -> None:
    op.drop_table("letters")
    op.drop_table("notices")
    op.drop_table("hooks")
    op.drop_table("pushes")
    op.drop_table("wishes")
    op.drop_table("happenings")
