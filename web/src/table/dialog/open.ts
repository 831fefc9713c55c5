/** What can be open over the table. */
import type { Choice, Created, NewTable } from '../../generated/api';

/** What is asked before an action that gives something up. */
export interface Doubt {
  doubts: readonly string[];
  /** The position it was asked in. */
  number: number;
  answer: (yes: boolean) => void;
}

export type Open =
  | 'share'
  | 'settings'
  | 'keys'
  | 'table'
  | 'notices'
  | { attempt: number }
  | { rules: string | undefined }
  | { rule: string }
  | { ask: Choice }
  | { made: Created; order: NewTable }
  | Doubt
  | undefined;
