"""What is said and agreed at a table beside the game: votes, seats that bots keep, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "stand_ins",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("why", sa.String(10), nullable=False),
        sa.Column("last", sa.Integer()),
        sa.PrimaryKeyConstraint("table_id", "seat", "first", name="pk_stand_ins"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_stand_ins_table_id_tables", ondelete="CASCADE"),
    )

    op.create_table(
        "talk",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("name", sa.String(80)),
        sa.Column("to", sa.Integer()),
        sa.Column("mark", sa.String(40), nullable=False),
        sa.Column("text", sa.String(2000), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("hidden", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_talk"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_talk_table_id_tables", ondelete="CASCADE"),
    )
    op.create_index("ix_talk_id", "talk", ["table_id", "id"], unique=True)
    op.create_index("ix_talk_mark", "talk", ["table_id", "person", "mark"])
    for name in ("talk_readers", "talk_reports"):
        op.create_table(
            name,
            sa.Column("table_id", sa.String(32), nullable=False),
            sa.Column("number", sa.Integer(), nullable=False),
            sa.Column("person", sa.String(64), nullable=False),
            sa.PrimaryKeyConstraint("table_id", "number", "person", name=f"pk_{name}"),
            sa.ForeignKeyConstraint(
                ["table_id", "number"],
                ["talk.table_id", "talk.number"],
                name=f"fk_{name}_table_id_talk",
                ondelete="CASCADE",
            ),
        )
    for name, column in (("talk_marks", "number"), ("mutes", "seat")):
        op.create_table(
            name,
            sa.Column("table_id", sa.String(32), nullable=False),
            sa.Column("person", sa.String(64), nullable=False),
            sa.Column(column, sa.Integer(), nullable=False),
            sa.PrimaryKeyConstraint(
                *(["table_id", "person"] if name == "talk_marks" else ["table_id", "person", "seat"]), name=f"pk_{name}"
            ),
            sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{name}_table_id_tables", ondelete="CASCADE"),
        )
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("other", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("person", "other", name="pk_blocks"),
    )
    op.create_table(
        "votes",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("by", sa.Integer(), nullable=False),
        sa.Column("about", sa.Integer()),
        sa.Column("days", sa.Integer()),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_votes"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_votes_table_id_tables", ondelete="CASCADE"),
    )
    op.create_table(
        "ballots",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("yes", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", "seat", name="pk_ballots"),
        sa.ForeignKeyConstraint(
            ["table_id", "number"],
            ["votes.table_id", "votes.number"],
            name="fk_ballots_table_id_votes",
            ondelete="CASCADE",
        ),
    )
    for name, told, key in (
        ("nudges", sa.Column("at", sa.DateTime(timezone=True), nullable=False), ["table_id", "seat"]),
        ("closings", sa.Column("at", sa.DateTime(timezone=True), nullable=False), ["table_id"]),
        ("rematches", sa.Column("next", sa.String(32), nullable=False), ["table_id"]),
    ):
        op.create_table(
            name,
            sa.Column("table_id", sa.String(32), nullable=False),
            *([sa.Column("seat", sa.Integer(), nullable=False)] if "seat" in key else []),
            told,
            sa.PrimaryKeyConstraint(*key, name=f"pk_{name}"),
            sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{name}_table_id_tables", ondelete="CASCADE"),
        )


def downgrade() -> None:
    for name in ("rematches", "closings", "nudges", "ballots", "votes"):
        op.drop_table(name)
    for name in ("blocks", "mutes", "talk_marks", "talk_reports", "talk_readers", "talk"):
        op.drop_table(name)
    op.drop_table("stand_ins")
