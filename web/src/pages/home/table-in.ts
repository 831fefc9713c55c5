/** The address of a table in what somebody pasted: a whole link, or the part of it that names the table; undefined where there is none. */
export const tableIn = (pasted: string): string | undefined =>
  /(?:^|\/)t\/[\w-]+(?:#[\w-]+)?$/.exec(pasted.trim())?.[0].replace(/^\/?/, '/');
