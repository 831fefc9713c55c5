/** Whether the field that finds a game, a person or a page is open; the front door shows it. */
class Find {
  open = $state(false);
}

export const find = new Find();
