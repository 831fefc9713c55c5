/** Which of the overlays lies on the map, and which sector is looked at. They belong to the viewer, not to the game. */
export const OVERLAYS = ['owners', 'control', 'supply', 'threats', 'income', 'research', 'blockade'] as const;
export type OverlayName = (typeof OVERLAYS)[number];

class Looking {
  overlay = $state<OverlayName>('owners');
  /** The sector that is inspected. */
  sector = $state<string>();

  /** The world that is built on. */
  site = $state<string>();

  /** Whether the small map is wanted, from near. */
  small = $state(true);

  /** The sector that is to be brought into sight. */
  wish = $state.raw<{ sector: string }>();

  /** Look into a sector, and have it in sight. */
  bring(sector: string): void {
    this.sector = sector;
    this.wish = { sector };
  }

  /** The overlay after this one, round and round. */
  next(): OverlayName {
    return (this.overlay = OVERLAYS[(OVERLAYS.indexOf(this.overlay) + 1) % OVERLAYS.length]!);
  }
}

export const looking = new Looking();

/** From how many pixels a sector on, a map shows a region, and then a sector. */
export const REGION = 110;
export const CLOSE = 320;
