/** Dragging and zooming a board with a mouse, a wheel or two fingers. A short press without moving stays a click. */
import type { Point } from './hex';
import type { Viewport } from './viewport.svelte';

/** A pointer that moves less than this has not moved. */
const SLACK = 6;
/** Two taps are a double one when they come soon after each other, at the same place. */
const DOUBLE_TAP_MS = 320;
const DOUBLE_TAP_FAR = 24;

const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export class Gestures {
  /** The click that ends a drag is no click. */
  dragged = false;
  dragging = $state(false);
  #pointers = new Map<number, Point>();
  #start: Point = [0, 0];
  #tapped: { when: number; at: Point } | undefined;

  constructor(private readonly viewport: Viewport) {}

  attach = (svg: SVGSVGElement): (() => void) => {
    const at = (event: { clientX: number; clientY: number }): Point => {
      // The drawing itself may be moved; what holds it stays where it is.
      const box = (svg.parentElement ?? svg).getBoundingClientRect();
      return [event.clientX - box.left, event.clientY - box.top];
    };
    const listen: [string, (event: never) => void][] = [
      ['pointerdown', (event: PointerEvent) => this.#down(event, at(event))],
      ['pointermove', (event: PointerEvent) => this.#move(event, at(event), svg)],
      ['pointerup', (event: PointerEvent) => this.#up(event, at(event))],
      ['pointercancel', (event: PointerEvent) => this.#lift(event)],
      ['wheel', (event: WheelEvent) => this.#wheel(event, at(event))],
    ];
    for (const [kind, does] of listen) svg.addEventListener(kind, does as EventListener, { passive: false });
    return () => {
      for (const [kind, does] of listen) svg.removeEventListener(kind, does as EventListener);
    };
  };

  #down(event: PointerEvent, at: Point): void {
    if (event.button !== 0) return;
    if (this.#pointers.size === 0) {
      this.dragged = false;
      this.#start = at;
    }
    this.#pointers.set(event.pointerId, at);
  }

  #move(event: PointerEvent, at: Point, svg: SVGSVGElement): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const others = [...this.#pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    if (!this.dragged && !others.length && apart(at, this.#start) < SLACK) return;
    if (!this.dragged) svg.setPointerCapture(event.pointerId);
    this.dragged = this.dragging = true;
    this.#pointers.set(event.pointerId, at);
    const [other] = others;
    if (!other) return this.viewport.dragBy([at[0] - before[0], at[1] - before[1]]);
    this.viewport.zoomBy((apart(at, other) || 1) / (apart(before, other) || 1), [(at[0] + other[0]) / 2, (at[1] + other[1]) / 2]);
    this.viewport.dragBy([(at[0] - before[0]) / 2, (at[1] - before[1]) / 2]);
  }

  #lift(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
    this.dragging = this.dragged && this.#pointers.size > 0;
  }

  #up(event: PointerEvent, at: Point): void {
    this.#lift(event);
    if (event.pointerType !== 'touch' || this.dragged) return;
    const when = event.timeStamp;
    const twice = this.#tapped && when - this.#tapped.when < DOUBLE_TAP_MS && apart(this.#tapped.at, at) < DOUBLE_TAP_FAR;
    if (twice) {
      this.#tapped = undefined;
      if (this.viewport.zoom > 1) this.viewport.fit();
      else this.viewport.zoomBy(2, at);
      this.dragged = true;
    } else this.#tapped = { when, at };
  }

  #wheel(event: WheelEvent, at: Point): void {
    event.preventDefault();
    // A pinch on a touchpad comes as a wheel with the control key, in finer steps.
    this.viewport.zoomBy(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), at);
  }
}
