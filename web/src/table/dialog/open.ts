/** What can be open over the table. */
import type { Choice, Created, NewTable } from '../../generated/api';

export type Open = 'share' | 'settings' | 'keys' | { rules: string | undefined } | { rule: string } | { ask: Choice } | { made: Created; order: NewTable } | undefined;
