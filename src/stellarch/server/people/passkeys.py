"""Passkeys: what a browser is asked, and whether it answered for the right site, page, challenge and key."""

import secrets
from typing import Any

import msgspec
import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from stellarch.core import Refused
from stellarch.server import messages
from stellarch.server.people.refusals import No

_NAME = "Stellarch"
_VERIFIED = UserVerificationRequirement.REQUIRED
"""The passkey is all that is asked for: so it must be unlocked by who owns it."""


class BadPasskey(Refused):
    code = "account/passkey"

    def __init__(self) -> None:
        super().__init__(No.PASSKEY)


class Site(msgspec.Struct, frozen=True):
    """What the browser calls this server: passkeys hold for one name of it alone."""

    name: str
    origins: tuple[str, ...]


class Stored(msgspec.Struct, frozen=True):
    """What is kept of a passkey: nothing of it is secret."""

    credential: str
    public: str
    count: int
    site: str


def new_challenge() -> str:
    return bytes_to_base64url(secrets.token_bytes(32))


def to_register(site: Site, challenge: str, address: str, name: str, have: list[Stored]) -> dict[str, Any]:
    """What a browser is asked so that it makes a passkey; not a second one where it has one already."""
    options = webauthn.generate_registration_options(
        rp_id=site.name,
        rp_name=_NAME,
        user_id=address.encode(),
        user_name=name,
        challenge=base64url_to_bytes(challenge),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=_VERIFIED
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(key.credential))
            for key in have
            if key.site == site.name
        ],
    )
    return _plain(options)


def to_open(site: Site, challenge: str) -> dict[str, Any]:
    """What a browser is asked so that it shows one of its passkeys: whose, it says itself."""
    options = webauthn.generate_authentication_options(
        rp_id=site.name, challenge=base64url_to_bytes(challenge), user_verification=_VERIFIED
    )
    return _plain(options)


def registered(site: Site, challenge: str, credential: messages.Credential) -> Stored:
    """What is kept of a new passkey; raises BadPasskey."""
    try:
        verified = webauthn.verify_registration_response(
            credential=_credential(credential),
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.name,
            expected_origin=list(site.origins),
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError) as fault:
        raise BadPasskey from fault
    return Stored(
        bytes_to_base64url(verified.credential_id),
        bytes_to_base64url(verified.credential_public_key),
        verified.sign_count,
        site.name,
    )


def opened(site: Site, challenge: str, credential: messages.Credential, stored: Stored) -> Stored:
    """The passkey after it has been used; raises BadPasskey, for one that was copied too: its count does not go on."""
    try:
        verified = webauthn.verify_authentication_response(
            credential=_credential(credential),
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.name,
            expected_origin=list(site.origins),
            credential_public_key=base64url_to_bytes(stored.public),
            credential_current_sign_count=stored.count,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError) as fault:
        raise BadPasskey from fault
    return msgspec.structs.replace(stored, count=verified.new_sign_count)


def _plain(options: Any) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(webauthn.options_to_json(options))
    return found


def _credential(sent: messages.Credential) -> dict[str, Any]:
    """As browsers write it."""
    answer = {
        "clientDataJSON": sent.client_data,
        "attestationObject": sent.attestation,
        "authenticatorData": sent.authenticator_data,
        "signature": sent.signature,
        "userHandle": sent.user_handle,
    }
    response = {name: value for name, value in answer.items() if value is not None}
    return {"id": sent.id, "rawId": sent.id, "type": "public-key", "response": response}
