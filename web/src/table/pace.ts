/** Shows positions one after another, each for a readable beat, and jumps to the newest when asked. */
import type { LogLine, Position } from '../generated/house';

const MOST_WAITING = 12;

export class Pace {
  #queue: Position[] = [];
  #moves = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (position: Position, news: LogLine[]) => void,
    private readonly beat: (news: LogLine[]) => number,
  ) {}

  add(position: Position): void {
    const back = position.moves < this.#moves; // something was taken back
    this.#moves = position.moves;
    if (position.fresh || back || document.visibilityState === 'hidden') return this.jump(position);
    this.#queue.push(position);
    if (this.#queue.length > MOST_WAITING) this.jump();
    else if (this.#timer === undefined) this.#next();
  }

  /** Straight to the newest position; nothing is animated. */
  jump(position: Position | undefined = this.#queue.at(-1)): void {
    this.stop();
    if (position) this.show(position, []);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
  }

  #next(): void {
    this.#timer = undefined;
    const position = this.#queue.shift();
    if (!position) return;
    this.show(position, position.news);
    this.#timer = setTimeout(() => this.#next(), this.beat(position.news));
  }
}
