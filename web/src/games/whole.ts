/** Templates whose blanks are many: the table names them, and they are asked for where somebody opens one. */
import type { Template } from '../generated/api';
import { boardsBy } from './boards.svelte';
import type { TableForGame } from './game';

const ofKind = boardsBy<readonly Template[]>((table, type) => table.whole(type));

/** A template with all its blanks; undefined until they have come. Nothing is asked for before somebody reads it. */
export function whole(table: TableForGame, template: Template | undefined): Template | undefined {
  if (!template?.later) return template;
  const given = JSON.stringify(template.given);
  return ofKind(table, template.type)?.find((one) => JSON.stringify(one.given) === given);
}
