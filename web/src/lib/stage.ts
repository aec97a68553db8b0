/**
 * Plays scenes one after another, each for as long as it stays, and says when it has told all. Moves of one seat that wait together
 * end together: a whole turn is shown as it comes out, with the scenes on the way. Who is in a hurry sees how things are.
 */
import type { LogLine } from '../generated/house';
import type { Scene } from './scenes';

const MOST_WAITING = 12;

/** A scene on its way to where things stand `at` last; `told`: it is the last one. */
export interface Shown<At> {
  at: At;
  /** The moves that lead there. */
  news: LogLine[];
  scene: Scene;
  told: boolean;
}

/** Who made these moves, if it was one seat alone. */
function mover(news: LogLine[]): number | null {
  const seat = news[0]?.seat ?? null;
  return news.every((line) => line.seat === seat) ? seat : null;
}

const following = (scene: Scene, before: Scene): Scene => ({
  ...scene,
  events: [...before.events, ...scene.events],
});

export class Stage<At> {
  #waiting: Shown<At>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (shown: Shown<At>) => void,
    /** How long a scene stays, in ms. One on the way that stays for no time is not shown by itself. */
    private readonly stay: (shown: Shown<At>) => number,
    /** Everything has been shown, and has stood its time. */
    private readonly rested: () => void = () => {},
  ) {}

  /** The last of the scenes is how things stand `at` the end of this news. */
  add(at: At, news: LogLine[], scenes: Scene[]): void {
    const seat = mover(news);
    const last = this.#waiting.at(-1);
    if (last && seat !== null && mover(last.news) === seat) {
      this.#waiting.pop();
      news = [...last.news, ...news];
      scenes = [following(scenes[0]!, last.scene), ...scenes.slice(1)];
    }
    for (const scene of scenes) this.#waiting.push({ at, news, scene, told: scene === scenes.at(-1) });
    if (this.#waiting.filter(({ told }) => told).length > MOST_WAITING) this.hurry();
    else if (this.#timer === undefined) this.#next();
  }

  /** Straight to how things stand here, without a story. */
  jump(at: At, view: unknown): void {
    this.stop();
    this.show({ at, news: [], scene: { view, events: [] }, told: true });
    this.rested();
  }

  /** Straight to the end of what is being told. */
  hurry(): void {
    const last = this.#waiting.at(-1);
    if (last) return this.jump(last.at, last.scene.view);
    if (this.#timer === undefined) return;
    this.stop();
    this.rested();
  }

  /** Nothing is being shown any more. */
  get resting(): boolean {
    return this.#timer === undefined && !this.#waiting.length;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #next(): void {
    this.#timer = undefined;
    const next = this.#waiting.shift();
    if (!next) return this.rested();
    const stay = this.stay(next);
    const after = this.#waiting[0];
    if (!stay && !next.told && after) {
      this.#waiting[0] = { ...after, scene: following(after.scene, next.scene) };
      return this.#next();
    }
    this.show(next);
    this.#timer = setTimeout(() => this.#next(), stay);
  }
}
