/** Which page of the desk of fleets is open; it stays so when one comes back. */
export const PAGES = ['groups', 'officers', 'missions', 'freight', 'standing'] as const;
export type Page = (typeof PAGES)[number];

class Opened {
  page = $state<Page>('groups');
}

export const opened = new Opened();
