/** Dragging and zooming a board with a mouse, a wheel or two fingers. A short press without moving stays a click, of the
 * hex that lay under the pointer when it went down: the map may move before it is lifted. */
import type { Point } from './hex';
import type { Viewport } from './viewport.svelte';

/** A pointer that moves less than this has not moved. */
const SLACK = { mouse: 6, finger: 12 };
/** Two taps are a double one when they come soon after each other, at the same place and on the same hex. */
const DOUBLE_TAP_MS = 320;
const DOUBLE_TAP_FAR = 24;

const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

const isTouch = (event: PointerEvent): boolean => event.pointerType === 'touch';

/** What lay under a pointer when it went down. */
export interface Press<K> {
  touch: boolean;
  hex: K | undefined;
  /** The hex that is meant, where a finger is larger than the hexes. */
  meant: K | undefined;
}

/** What the gestures need to know of the board. */
export interface Ground<K> {
  pressAt(event: PointerEvent): Press<K>;
  hexOf(target: EventTarget | null): K | undefined;
  /** A finger has tapped, and the browser will tell something else than the board. */
  ontap(press: Press<K>): void;
}

export class Gestures<K> {
  /** The click that ends a drag is no click. */
  dragged = false;
  dragging = $state(false);
  #pointers = new Map<number, Point>();
  #start: Point = [0, 0];
  #tapped: { when: number; at: Point; hex: K | undefined } | undefined;
  #press: Press<K> | undefined;

  constructor(private readonly viewport: Viewport, private readonly ground: Ground<K>) {}

  /** What a click is on. One without a pointer, as a screen reader makes it, is on its target. */
  pressOf(click: MouseEvent): Press<K> {
    const press = click.detail ? this.#press : undefined;
    this.#press = undefined;
    const target = this.ground.hexOf(click.target);
    return press ?? { touch: false, hex: target, meant: target };
  }

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
      ['touchend', (event: TouchEvent) => this.#touchEnd(event, svg)],
      ['wheel', (event: WheelEvent) => this.#wheel(event, at(event))],
    ];
    for (const [kind, does] of listen) svg.addEventListener(kind, does as EventListener, { passive: false });
    return () => {
      for (const [kind, does] of listen) svg.removeEventListener(kind, does as EventListener);
    };
  };

  #down(event: PointerEvent, at: Point): void {
    if (event.button !== 0) return;
    if (event.isPrimary) {
      // The first finger: any other that is still known was lifted where nobody saw it.
      this.#pointers.clear();
      this.dragged = false;
      this.#start = at;
      this.#press = this.ground.pressAt(event);
    }
    this.#pointers.set(event.pointerId, at);
  }

  #move(event: PointerEvent, at: Point, svg: SVGSVGElement): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const others = [...this.#pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    if (!this.dragged && !others.length && apart(at, this.#start) < (isTouch(event) ? SLACK.finger : SLACK.mouse)) return;
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
    if (!isTouch(event) || this.dragged) return;
    const [when, hex, last] = [event.timeStamp, this.#press?.hex, this.#tapped];
    if (last && when - last.when < DOUBLE_TAP_MS && apart(last.at, at) < DOUBLE_TAP_FAR && last.hex === hex) {
      this.#tapped = undefined;
      if (this.viewport.zoom > 1) this.viewport.fit();
      else this.viewport.zoomBy(2, at);
      this.dragged = true;
    } else this.#tapped = { when, at, hex };
  }

  /** Where something has come between the finger and the map since it went down, the tap is still the map's. */
  #touchEnd(event: TouchEvent, svg: SVGSVGElement): void {
    const [touch] = event.changedTouches;
    if (this.dragged || !touch || !this.#press || svg.contains(document.elementFromPoint(touch.clientX, touch.clientY))) return;
    event.preventDefault();
    this.ground.ontap(this.#press);
    this.#press = undefined;
  }

  #wheel(event: WheelEvent, at: Point): void {
    event.preventDefault();
    // A pinch on a touchpad comes as a wheel with the control key, in finer steps.
    this.viewport.zoomBy(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), at);
  }
}
