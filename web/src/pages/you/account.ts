/** What the server is asked about one's own account. */
import type { BlockedPerson, Code, CodeOf, Done, LetterSent, Me, PaperWritten, PasskeyAsked, TokenInfo, TokenMade } from '../../generated/api';
import { ask } from '../../lib/api';
import { make, show } from './passkeys';

const post = <T>(path: string, sent: object = {}): Promise<T> => ask<T>(`/me/${path}`, { post: sent });

export const account = {
  me: () => ask<Me>('/me'),
  call: (name: string) => post<Me>('name', { name }),
  /** Nothing comes of it where the browser makes no passkey. */
  keepByPasskey: async (): Promise<Me | undefined> => {
    const asked = await post<PasskeyAsked>('passkeys/new');
    const credential = await make(asked);
    return credential && post<Me>('passkeys', { ticket: asked.ticket, credential });
  },
  openByPasskey: async (take: boolean): Promise<Me | undefined> => {
    const asked = await post<PasskeyAsked>('passkeys/ask');
    const credential = await show(asked);
    return credential && post<Me>('passkeys/open', { ticket: asked.ticket, credential, take });
  },
  writeWords: () => post<PaperWritten>('words'),
  openByWords: (number: string, words: string, take: boolean) => post<Me>('words/open', { number, words, take }),
  askLetter: (address: string) => post<LetterSent>('letters', { address }),
  openLetter: (sent: { secret: string } | { code: string }, take: boolean) => post<Me>('letters/open', { ...sent, take }),
  removeKey: (id: string) => post<Me>('keys/remove', { id }),
  makeCode: () => post<Code>('devices/code'),
  lookAtCode: (secret: string) => post<CodeOf>('devices/look', { secret }),
  openByCode: (secret: string, take: boolean) => post<Me>('devices/open', { secret, take }),
  /** One device, or all others. */
  signOut: (id?: string) => post<Done>('devices/sign-out', id ? { id } : {}),
  makeToken: (label: string, rights: TokenInfo['rights']) => post<TokenMade>('tokens', { label, rights }),
  withdraw: (id: string) => post<Me>('tokens/withdraw', { id }),
  blocked: () => ask<BlockedPerson[]>('/me/blocks'),
  unblock: (address: string) => post<BlockedPerson[]>('blocks/remove', { address }),
  forget: () => post<Done>('forget', { really: 'forget me' }),
};
