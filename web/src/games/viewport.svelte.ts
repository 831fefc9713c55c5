/** What part of a board is seen: all of it at first, then as it is dragged and zoomed. */
import type { Box, Point } from './hex';

export const MOST_ZOOM = 4;
const REST_MS = 400;

export interface Size {
  width: number;
  height: number;
}

/** Pixels at the edges that the board keeps clear of. */
export interface Margin {
  top: number;
  right: number;
  bottom: number;
}

/** How a drawing lies on the screen. */
export interface Lie {
  size: Size;
  /** Pixels per unit. */
  scale: number;
  middle: Point;
}

/** The point of a drawing that lies at a pixel. */
export const unitsAt = ([px, py]: Point, { size, scale, middle }: Lie): Point => [
  (px - size.width / 2) / scale + middle[0],
  (py - size.height / 2) / scale + middle[1],
];

export const NO_MARGIN: Margin = { top: 0, right: 0, bottom: 0 };

/** A box and the margins around it, in units of the drawing. */
const around = ({ x, y, width, height }: Box, { top, right, bottom }: Margin, scale: number): Box => ({
  x,
  y: y - top / scale,
  width: width + right / scale,
  height: height + (top + bottom) / scale,
});

/** How the whole box just fits: pixels per unit of the drawing, and what lies in the middle. */
export function fitted(box: Box, size: Size, margin: Margin): { scale: number; middle: Point } {
  const scale = Math.min((size.width - margin.right) / box.width, (size.height - margin.top - margin.bottom) / box.height);
  const { x, y, width, height } = around(box, margin, scale);
  return { scale, middle: [x + width / 2, y + height / 2] };
}

/** The middle of what is seen, kept so that no more emptiness shows than must. */
export function kept(middle: Point, box: Box, seen: Size): Point {
  const keep = (at: number, from: number, length: number, room: number): number => {
    const spare = (length - room) / 2;
    return spare <= 0 ? from + length / 2 : Math.min(Math.max(at, from + length / 2 - spare), from + length / 2 + spare);
  };
  return [keep(middle[0], box.x, box.width, seen.width), keep(middle[1], box.y, box.height, seen.height)];
}

export class Viewport {
  size = $state.raw<Size>({ width: 0, height: 0 });
  margin = $state.raw<Margin>(NO_MARGIN);
  zoom = $state(1);
  /** It is being dragged or zoomed, or was just now: nothing else should move meanwhile. */
  moving = $state(false);
  #rest: ReturnType<typeof setTimeout> | undefined;
  #middle = $state.raw<Point>([0, 0]);

  readonly #box: () => Box;
  readonly #most: () => number;

  constructor(box: () => Box, most: () => number = () => MOST_ZOOM) {
    this.#box = box;
    this.#most = most;
  }

  /** Pixels per unit. */
  scale = $derived.by(() => (this.size.width && this.size.height ? fitted(this.#box(), this.size, this.margin).scale * this.zoom : 1));
  seen = $derived({ width: this.size.width / this.scale, height: this.size.height / this.scale });
  middle = $derived.by(() => kept(this.#middle, around(this.#box(), this.margin, this.scale), this.seen));
  viewBox = $derived.by(() => {
    const box = this.#box();
    if (!this.size.width || !this.size.height) return `${box.x} ${box.y} ${box.width} ${box.height}`;
    const { width, height } = this.seen;
    return [this.middle[0] - width / 2, this.middle[1] - height / 2, width, height].map((n) => n.toFixed(2)).join(' ');
  });

  /** What is seen, in units of the drawing. */
  area = $derived.by((): Box => ({ x: this.middle[0] - this.seen.width / 2, y: this.middle[1] - this.seen.height / 2, ...this.seen }));

  /** There is more or less room now: the zoom stays as it is. */
  resize(size: Size): void {
    const before = this.zoom > 1 && this.size.width && this.size.height ? this.scale : undefined;
    this.size = size;
    if (before && size.width && size.height) this.zoom = Math.min(this.#most(), Math.max(1, (this.zoom * before) / this.scale));
  }

  /** Where a point of the drawing lies, in pixels from the top left of the element. */
  toPixels([x, y]: Point): Point {
    return [(x - this.middle[0]) * this.scale + this.size.width / 2, (y - this.middle[1]) * this.scale + this.size.height / 2];
  }

  toUnits(pixel: Point): Point {
    return unitsAt(pixel, this);
  }

  /** Zoom by a factor, keeping the point under the pixel where it is; by itself, the middle. */
  zoomBy(factor: number, pixel: Point = [this.size.width / 2, this.size.height / 2]): void {
    this.#move();
    const held = this.toUnits(pixel);
    this.zoom = Math.min(this.#most(), Math.max(1, this.zoom * factor));
    this.#middle = [held[0] - (pixel[0] - this.size.width / 2) / this.scale, held[1] - (pixel[1] - this.size.height / 2) / this.scale];
  }

  dragBy([dx, dy]: Point): void {
    this.#move();
    this.#middle = [this.middle[0] - dx / this.scale, this.middle[1] - dy / this.scale];
  }

  #move(): void {
    this.moving = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => (this.moving = false), REST_MS);
  }

  /** Bring a point to the middle, at a scale in pixels per unit; by default the present one. */
  lookAt(point: Point, scale = this.scale): void {
    this.#move();
    this.zoom = Math.min(this.#most(), Math.max(1, (this.zoom * scale) / this.scale));
    this.#middle = point;
  }

  fit(): void {
    this.zoom = 1;
  }

  /** Bring a point into sight, with some room around it. */
  reveal(point: Point, room: number): void {
    const { width, height } = this.seen;
    const inside = (at: number, middle: number, half: number) =>
      half <= room ? at : Math.min(Math.max(middle, at - half + room), at + half - room);
    this.#middle = [inside(point[0], this.middle[0], width / 2), inside(point[1], this.middle[1], height / 2)];
  }
}
