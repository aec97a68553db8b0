/** Looking back during a game: the board at an earlier moment, or the last moves one after another. */
import type { LogLine, Position } from '../generated/house';

export class Looking {
  at = $state.raw<Position | null>(null);
  news = $state.raw<LogLine[]>([]);
  #asked: number | null = null;
  #until: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly ask: (moves: number) => void,
    private readonly log: () => LogLine[],
    private readonly beat: (news: LogLine[]) => number,
    private readonly ended: () => void,
  ) {}

  /** The board after this many moves, until `stop`. */
  look(moves: number): void {
    this.#rest();
    this.#fetch(moves);
  }

  /** These moves one after another, then back to now. */
  play(first: number, last: number): void {
    this.#rest();
    this.#until = last;
    this.#fetch(first - 1);
  }

  show(position: Position): void {
    if (position.moves !== this.#asked) return; // an answer that nobody waits for any more
    const next = this.at !== null && position.moves === this.at.moves + 1;
    this.news = next ? this.log().filter((line) => line.move === position.moves) : [];
    this.at = position;
    if (this.#until === null) return;
    const last = position.moves >= this.#until;
    this.#timer = setTimeout(
      () => (last ? this.stop() : this.#fetch(position.moves + 1)),
      this.beat(this.news),
    );
  }

  stop(): void {
    this.#rest();
    if (this.at) this.ended();
    this.at = null;
    this.news = [];
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#asked = null;
    this.#until = null;
  }

  #fetch(moves: number): void {
    this.#asked = moves;
    this.ask(moves);
  }
}
