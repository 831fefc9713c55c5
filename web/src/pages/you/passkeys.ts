/** Passkeys: what the server asks, as the browser wants it, and what the browser answers, as the server reads it. */
import type { Credential as Shown, PasskeyAsked } from '../../generated/api';

/** Whether this browser can make passkeys at this address: they hold for a name, over a connection nobody else reads. */
export const canHavePasskeys = (): boolean =>
  'credentials' in navigator && 'PublicKeyCredential' in window && isSecureContext && !/^[\d.]+$|:/.test(location.hostname);

interface Described {
  id: string;
  type: 'public-key';
  transports?: AuthenticatorTransport[];
}
type Creation = Omit<PublicKeyCredentialCreationOptions, 'challenge' | 'user' | 'excludeCredentials'> & {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: Described[];
};
type Opening = Omit<PublicKeyCredentialRequestOptions, 'challenge' | 'allowCredentials'> & {
  challenge: string;
  allowCredentials?: Described[];
};

/** A new passkey; nothing where the person thinks better of it. */
export async function make(asked: PasskeyAsked): Promise<Shown | undefined> {
  const options = asked.options as Creation;
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: (options.excludeCredentials ?? []).map(described),
  };
  return shown(await navigator.credentials.create({ publicKey }).catch(() => null));
}

/** One of the person's passkeys; nothing where they think better of it, or have none. */
export async function show(asked: PasskeyAsked): Promise<Shown | undefined> {
  const options = asked.options as Opening;
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    allowCredentials: (options.allowCredentials ?? []).map(described),
  };
  return shown(await navigator.credentials.get({ publicKey }).catch(() => null));
}

const described = (one: Described): PublicKeyCredentialDescriptor => ({ ...one, id: bytes(one.id) });

function shown(found: Credential | null): Shown | undefined {
  if (!(found instanceof PublicKeyCredential)) return undefined;
  const { response } = found;
  const common = { id: found.id, client_data: text(response.clientDataJSON) };
  if (response instanceof AuthenticatorAttestationResponse) return { ...common, attestation: text(response.attestationObject) };
  if (!(response instanceof AuthenticatorAssertionResponse)) return undefined;
  return {
    ...common,
    authenticator_data: text(response.authenticatorData),
    signature: text(response.signature),
    user_handle: response.userHandle && text(response.userHandle),
  };
}

export function bytes(written: string): Uint8Array<ArrayBuffer> {
  const plain = atob(written.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

export function text(data: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(data));
  return btoa(plain).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
