/** Looking back during a game: the board at an earlier moment, or the last moves one after another. */
import type { LogLine, Position } from '../generated/house';
import { scenesOf, type Scene } from '../lib/scenes';
import { Stage, type Shown } from '../lib/stage';

export class Looking {
  at = $state.raw<Position | null>(null);
  scene = $state.raw<Scene | null>(null);
  news = $state.raw<LogLine[]>([]);
  #asked: number | null = null;
  #until: number | null = null;
  #stage: Stage<Position>;

  constructor(
    private readonly ask: (moves: number) => void,
    private readonly log: () => LogLine[],
    stay: (shown: Shown<Position>) => number,
    private readonly ended: () => void,
  ) {
    this.#stage = new Stage<Position>(
      ({ at, news, scene }) => {
        this.at = at;
        this.news = news;
        this.scene = scene;
      },
      stay,
      () => this.#goOn(),
    );
  }

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
    this.#stage.stop();
    if (this.at === null || position.moves !== this.at.moves + 1)
      return this.#stage.add(position, [], [{ view: position.view, events: [] }]);
    const news = this.log().filter((line) => line.move === position.moves);
    this.#stage.add(position, news, scenesOf(this.at.view, position, news));
  }

  hurry(): void {
    this.#stage.hurry();
  }

  stop(): void {
    this.#rest();
    if (this.at) this.ended();
    this.at = null;
    this.scene = null;
    this.news = [];
  }

  #goOn(): void {
    if (this.scene?.events.length) this.scene = { ...this.scene, events: [] };
    if (this.#until === null || !this.at) return;
    if (this.at.moves >= this.#until) this.stop();
    else this.#fetch(this.at.moves + 1);
  }

  #rest(): void {
    this.#stage.stop();
    this.#asked = null;
    this.#until = null;
  }

  #fetch(moves: number): void {
    this.#asked = moves;
    this.ask(moves);
  }
}
