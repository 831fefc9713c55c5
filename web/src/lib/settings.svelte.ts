/** How this device likes its table; kept between visits. */
import { recall, remember } from './storage';

interface Kept {
  /** Ask before a move is played. */
  confirm: boolean;
  /** Write its name on every system. */
  coordinates: boolean;
  /** Keys that are letters, while the board has the focus. */
  letters: boolean;
  /** Movement: as the system says, or none. */
  still: boolean;
}

const STANDARD: Kept = { confirm: true, coordinates: false, letters: true, still: false };

function kept(): Kept {
  try {
    return { ...STANDARD, ...(JSON.parse(recall('table') ?? '{}') as Partial<Kept>) };
  } catch {
    return STANDARD;
  }
}

class Settings {
  #kept = $state(kept());
  #system = matchMedia('(prefers-reduced-motion: reduce)');
  #systemStill = $state(this.#system.matches);

  constructor() {
    this.#system.addEventListener('change', (event) => (this.#systemStill = event.matches));
  }

  get confirm(): boolean {
    return this.#kept.confirm;
  }

  get coordinates(): boolean {
    return this.#kept.coordinates;
  }

  get letters(): boolean {
    return this.#kept.letters;
  }

  /** Nothing moves: asked for here, or by the system. */
  get still(): boolean {
    return this.#kept.still || this.#systemStill;
  }

  /** The system asks for stillness, so that it cannot be turned off here. */
  get systemStill(): boolean {
    return this.#systemStill;
  }

  set(changed: Partial<Kept>): void {
    Object.assign(this.#kept, changed);
    remember('table', JSON.stringify(this.#kept));
  }
}

export const settings = new Settings();
