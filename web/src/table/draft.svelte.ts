/**
 * A path that is tried before it is played: the house says what it would come to and writes nothing. It stands for one
 * question of one seat; it outlives a reload, and is put back when the table has moved on.
 */
import type { Position, Refused, Tried, Try } from '../generated/house';
import { ticket } from '../lib/connection.svelte';

interface Kept {
  step: number;
  path: string[];
}

export class Draft {
  /** What is being tried. Empty: nothing. */
  path = $state.raw<string[]>([]);
  /** The house's newest word on it; it may still be that of a shorter path. */
  answer = $state.raw<Tried | null>(null);
  /** The house is being asked, or the path is on its way to be played. */
  busy = $state(false);

  #face: number | null = null;
  #step = 0;
  #ticket = '';
  #sent = false;

  constructor(
    private readonly table: string,
    private readonly ask: (message: Try) => void,
    private readonly dropped: () => void,
  ) {}

  /** One more action at the end of the path; the first one answers the question of `step`. */
  add(action: string, step: number): void {
    if (!this.path.length) this.#step = step;
    this.#try([...this.path, action]);
  }

  /** Another last action instead. */
  replace(action: string): void {
    this.#try([...this.path.slice(0, -1), action]);
  }

  back(): void {
    if (this.path.length > 1) this.#try(this.path.slice(0, -1));
    else this.cancel();
  }

  cancel(): void {
    this.path = [];
    this.answer = null;
    this.busy = this.#sent = false;
    this.#ticket = '';
    this.#keep();
  }

  /** The path goes to be played: it is shown until the position has come. */
  send(): { path: string[]; step: number } {
    const sent = { path: this.path, step: this.#step };
    this.#sent = this.busy = true;
    sessionStorage.removeItem(this.#key);
    return sent;
  }

  /** A new position: the question may still be the same, another's eyes may look, or all is over. */
  follow(position: Position): void {
    if (position.face !== this.#face) {
      this.path = [];
      this.answer = null;
      this.#sent = false;
      this.#face = position.face;
      const kept = JSON.parse(sessionStorage.getItem(this.#key) ?? 'null') as Kept | null;
      if (kept) [this.#step, this.path] = [kept.step, kept.path];
    }
    if (!this.path.length) return;
    if (this.#sent) this.cancel();
    else if (position.decisions.length) this.#try(this.path);
    else this.#drop();
  }

  tried(message: Tried): void {
    if (message.ticket !== this.#ticket) return; // of a path that is no longer wanted
    this.answer = message;
    this.busy = false;
  }

  /** Whether the refusal was about what is only tried, and has been dealt with. */
  refused(message: Refused): boolean {
    if (this.#sent) this.cancel();
    if (!this.#ticket || message.ticket !== this.#ticket) return false;
    if (message.reason.key === 'refuse.stale') {
      this.#drop();
      return true;
    }
    this.path = this.answer?.path ?? [];
    this.busy = false;
    this.#keep();
    return false;
  }

  #drop(): void {
    this.cancel();
    this.dropped();
  }

  #try(path: string[]): void {
    this.path = path;
    this.busy = true;
    this.#ticket = ticket();
    this.#keep();
    if (this.#face === null) return;
    this.ask({ type: 'try', seat: this.#face, step: this.#step, path, ticket: this.#ticket });
  }

  get #key(): string {
    return `bosquet.draft.${this.table}.${this.#face}`;
  }

  #keep(): void {
    if (!this.path.length) sessionStorage.removeItem(this.#key);
    else sessionStorage.setItem(this.#key, JSON.stringify({ step: this.#step, path: this.path }));
  }
}
