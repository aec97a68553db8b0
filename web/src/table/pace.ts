/**
 * Shows positions one after another, each for a readable beat, and jumps to the newest when asked. Choices of one seat that wait
 * together are shown together: a whole turn is one beat.
 */
import type { LogLine, Position } from '../generated/house';

const MOST_WAITING = 12;

interface Waiting {
  position: Position;
  news: LogLine[];
}

/** Who made these moves, if it was one seat alone. */
function mover(news: LogLine[]): number | null {
  const seat = news[0]?.seat ?? null;
  return news.every((line) => line.seat === seat) ? seat : null;
}

export class Pace {
  #queue: Waiting[] = [];
  #moves = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (position: Position, news: LogLine[]) => void,
    private readonly beat: (news: LogLine[]) => number,
    /** Everything has been shown, and has stood its time. */
    private readonly rested: () => void = () => {},
  ) {}

  add(position: Position): void {
    const back = position.moves < this.#moves; // something was taken back
    this.#moves = position.moves;
    if (position.fresh || back || document.visibilityState === 'hidden') return this.jump(position);
    this.#wait({ position, news: position.news });
    if (this.#queue.length > MOST_WAITING) this.jump();
    else if (this.#timer === undefined) this.#next();
  }

  /** Straight to the newest position; nothing is animated. */
  jump(position: Position | undefined = this.#queue.at(-1)?.position): void {
    this.stop();
    if (!position) return;
    this.show(position, []);
    this.rested();
  }

  /** Nothing is being shown any more. */
  get resting(): boolean {
    return this.#timer === undefined && !this.#queue.length;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
  }

  #wait(next: Waiting): void {
    const last = this.#queue.at(-1);
    const seat = mover(next.news);
    if (last && seat !== null && mover(last.news) === seat) {
      this.#queue.pop();
      next = { ...next, news: [...last.news, ...next.news] };
    }
    this.#queue.push(next);
  }

  #next(): void {
    this.#timer = undefined;
    const next = this.#queue.shift();
    if (!next) return this.rested();
    this.show(next.position, next.news);
    this.#timer = setTimeout(() => this.#next(), this.beat(next.news));
  }
}
