/**
 * The live line to one table. It comes back by itself (also after sleep), asks for everything again when a message is
 * missing, and sends moves again, with the same ticket, until the house has acknowledged or refused them. A line on which
 * nothing comes is asked whether it lives; without an answer in a few seconds, or to a move, it is given up for a new one.
 */
import type {
  Accepted,
  Face,
  GiveUp,
  Look,
  Notes,
  Pace,
  Ping,
  Play,
  Pong,
  Position,
  Reason,
  Refused,
  Rematch,
  Reseat,
  Sit,
  Stand,
  StandIn,
  Start,
  Stop,
  Sync,
  TableState,
  TakeBack,
  Tried,
  Try,
  Why,
} from '../generated/house';

export type Outgoing =
  | (Sit | Stand | StandIn | GiveUp | Stop | Reseat | Start)
  | (Play | Try | TakeBack | Why | Face | Look | Sync | Pace | Rematch | Ping);
export type Incoming = TableState | Position | Notes | Tried | Refused | Reason | Accepted | Pong;
export type Line = 'opening' | 'open' | 'broken' | 'gone';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** Nothing has come for so long: the house is asked whether it is still there. */
const QUIET = 3000;
/** A line may look open and be dead: without a word in this time after a question or a move it is given up. */
const DEAD_AFTER = 4000;
/** The house closes with these (too many lines, no such table, abuse): coming back would not help. */
const TOO_MANY_LINES = 4003;
const FINAL_CODES = new Set([TOO_MANY_LINES, 4004, 4008]);

type Answered = Play | TakeBack;

export class Connection {
  line = $state<Line>('opening');
  /** The house has no room for one more page of this guest or address. */
  crowded = $state(false);
  /** Tickets of moves that the house has not answered yet. */
  waiting = $state<string[]>([]);

  #socket: WebSocket | null = null;
  #last: number | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #moves = new Map<string, Answered>();
  #alarm: ReturnType<typeof setTimeout> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly table: string,
    private readonly receive: (message: Incoming) => void,
    private readonly opened: () => void,
  ) {
    document.addEventListener('visibilitychange', this.#wake);
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#doubt);
    addEventListener('pageshow', this.#wake);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#alarm);
    clearTimeout(this.#quiet);
    document.removeEventListener('visibilitychange', this.#wake);
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#doubt);
    removeEventListener('pageshow', this.#wake);
    this.#socket?.close();
  }

  send(message: Outgoing): void {
    if (message.type === 'play' || message.type === 'take_back') {
      this.#moves.set(message.ticket, message);
      this.waiting = [...this.#moves.keys()];
      this.#expect();
    }
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/live/${encodeURIComponent(this.table)}`);
    this.#socket = socket;
    this.#last = null;
    this.#expect();
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.opened();
      for (const move of this.#moves.values()) socket.send(JSON.stringify(move));
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#take(JSON.parse(event.data as string) as Incoming);
    };
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  #take(message: Incoming): void {
    this.#alive();
    if (message.type === 'table') this.#wait = FIRST_WAIT; // only now the house really serves this table
    const gap = this.#last !== null && message.seq !== this.#last + 1;
    this.#last = message.seq;
    if (gap) this.send({ type: 'sync' });
    if ('ticket' in message && message.ticket !== null) {
      this.#moves.delete(message.ticket);
      this.waiting = [...this.#moves.keys()];
    }
    this.receive(message);
  }

  #lost(socket: WebSocket, code: number): void {
    if (this.#closed || socket !== this.#socket) return;
    this.#calm();
    if (FINAL_CODES.has(code)) {
      this.line = 'gone';
      this.crowded = code === TOO_MANY_LINES;
      return;
    }
    this.line = 'broken';
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** The page is looked at again, or the network is back: do not wait for the timer, and make sure the line is alive. */
  #wake = (): void => {
    if (document.visibilityState === 'hidden' || this.#closed || this.line === 'gone') return;
    const state = this.#socket?.readyState;
    if (state === WebSocket.OPEN) {
      this.#expect();
      this.send({ type: 'sync' });
    } else if (state !== WebSocket.CONNECTING) this.#reopen();
  };

  /** The browser says that there is no network. A house on this machine may still answer, and then all is well. */
  #doubt = (): void => {
    if (this.line !== 'open') return;
    this.line = 'broken';
    this.#ask();
  };

  #ask(): void {
    this.#expect();
    this.send({ type: 'ping' });
  }

  /** A word must come soon. */
  #expect(): void {
    this.#alarm ??= setTimeout(() => this.#reopen(), DEAD_AFTER);
  }

  #alive(): void {
    this.#calm();
    this.line = 'open';
    this.#quiet = setTimeout(() => this.#ask(), QUIET);
  }

  #calm(): void {
    clearTimeout(this.#alarm);
    clearTimeout(this.#quiet);
    this.#alarm = undefined;
  }

  #reopen(): void {
    clearTimeout(this.#timer);
    this.#calm();
    this.line = 'broken';
    this.#wait = FIRST_WAIT;
    const old = this.#socket;
    this.#open();
    old?.close();
  }
}

let tickets = 0;
const browser = crypto.getRandomValues(new Uint32Array(2)).join('-');

/** A new name for a move: unique in the world, the same for every resend of that move. */
export function ticket(): string {
  tickets += 1;
  return `${browser}-${tickets}`;
}
