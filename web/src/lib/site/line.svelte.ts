/** Whether the line to the server is there: without it what is shown is of earlier, and says so. */

class Line {
  /** Since when nothing new has come; undefined while the line is there. */
  from = $state<number>();

  /** An answer has come: `kept` says since when it was kept, where it did not come over the line. */
  heard(kept: string | null): void {
    this.from = kept === null ? undefined : Date.parse(kept);
  }
}

export const line = new Line();
