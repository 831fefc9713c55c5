"""People, and the devices they use; who holds a seat is a person."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80)),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_table(
        "devices",
        sa.Column("device_hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64)),
        sa.Column("label", sa.String(80), nullable=False, server_default=""),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("device_hash", name="pk_devices"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_devices_person_people", ondelete="CASCADE"),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    op.drop_index("ix_holders_device_hash", "holders")
    with op.batch_alter_table("holders") as holders:
        holders.alter_column("device_hash", new_column_name="person")
    op.create_index("ix_holders_person", "holders", ["person"])


def downgrade() -> None:
    op.drop_index("ix_holders_person", "holders")
    with op.batch_alter_table("holders") as holders:
        holders.alter_column("person", new_column_name="device_hash")
    op.create_index("ix_holders_device_hash", "holders", ["device_hash"])
    op.drop_table("devices")
    op.drop_table("people")
