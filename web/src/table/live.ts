/** The live line to a table: a socket that is opened again when it breaks, a little later each time. */
import type { LiveMessage } from '../generated/api';

/** The part of a WebSocket that is used here. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  close(): void;
}

export interface Listener {
  opened(): void;
  said(message: LiveMessage): void;
  lost(): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;

/** How long to wait before the next try: twice as long each time, and never quite the same for two devices. */
export function waitBefore(tries: number, chance: number): number {
  return Math.min(FIRST_WAIT * 2 ** tries, LONGEST_WAIT) * (0.75 + chance / 2);
}

/** What the server said; undefined for what we do not understand, which may be newer than we are. */
export function read(data: unknown): LiveMessage | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const message = JSON.parse(data) as LiveMessage;
    return message.type === 'changed' || message.type === 'presence' || message.type === 'spoken' ? message : undefined;
  } catch {
    return undefined;
  }
}

export class LiveLine {
  #socket: Socket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #ended = false;

  constructor(
    private readonly connect: () => Socket,
    private readonly listener: Listener,
  ) {
    this.#open();
  }

  /** Try again at once: the device is back on the net, or the page is looked at again. */
  hurry(): void {
    if (this.#timer === undefined || this.#ended) return;
    clearTimeout(this.#timer);
    this.#tries = 0;
    this.#open();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #open(): void {
    this.#timer = undefined;
    const socket = this.connect();
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.listener.opened();
    };
    socket.onmessage = ({ data }) => {
      const message = read(data);
      if (message) this.listener.said(message);
    };
    socket.onclose = () => {
      if (this.#ended || this.#socket !== socket) return;
      this.listener.lost();
      this.#timer = setTimeout(() => this.#open(), waitBefore(this.#tries++, Math.random()));
    };
  }
}
