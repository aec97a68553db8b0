/** A finished game, move by move: moments are fetched as they are wanted and kept. */
import type { LogLine, Note, Replay, TableState } from '../generated/house';
import type { GameModule } from '../lib/board';
import { getReplay, getStory, HouseError } from '../lib/api';
import { Connection } from '../lib/connection.svelte';
import { scenesOf, type Scene } from '../lib/scenes';
import { replayed } from '../lib/settings.svelte';
import { Stage } from '../lib/stage';

const STAY = 800;

export class Review {
  table = $state.raw<TableState | null>(null);
  moment = $state.raw<Replay | null>(null);
  lines = $state.raw<LogLine[]>([]);
  notes = $state.raw<Note[]>([]);
  /** Whose eyes we look through; null: a spectator's. */
  eyes = $state<number | null>(null);
  scene = $state.raw<Scene | null>(null);
  told = $state(true);
  news = $state.raw<LogLine[]>([]);
  problem = $state<string | null>(null);
  playing = $state(false);

  #kept = new Map<string, Promise<Replay>>();
  #wanted = 0;
  #asked = 0;
  #stage: Stage<Replay>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whose eyes the moment is seen through. */
  #through: number | null = null;
  #connection: Connection;

  constructor(
    readonly id: string,
    private readonly module: () => GameModule | null,
  ) {
    this.#connection = new Connection(
      id,
      (message) => {
        if (message.type === 'table') this.table = message;
        else if (message.type === 'notes')
          this.notes = [...this.notes.slice(0, message.first), ...message.notes];
        else if (message.type === 'refused') this.problem = message.reason.key;
      },
      () => undefined,
    );
    this.#stage = new Stage<Replay>(
      ({ at, news, scene, told }) => {
        this.moment = at;
        this.news = news;
        this.scene = scene;
        this.told = told;
      },
      ({ scene, told }) => replayed(this.module()?.stay?.(scene.events, told) ?? STAY),
      () => this.#goOn(),
    );
    void this.#ask(getStory(id)).then((story) => (this.lines = story?.lines ?? []));
  }

  get move(): number {
    return this.moment?.moves ?? 0;
  }

  get last(): number {
    return this.moment?.last ?? 0;
  }

  /** To a moment; null is the end. */
  async go(move: number | null): Promise<void> {
    const asked = ++this.#asked;
    const last = this.moment?.last ?? (await this.#fetch(0))?.last;
    if (last === undefined || asked !== this.#asked) return;
    const wanted = Math.min(Math.max(0, move ?? last), last);
    this.#wanted = wanted;
    const moment = await this.#fetch(wanted);
    if (!moment || asked !== this.#asked) return;
    const next = wanted === this.move + 1 && this.#through === this.eyes;
    this.#through = this.eyes;
    const news = next ? this.lines.filter((line) => line.move === wanted) : [];
    const scenes = news.length ? scenesOf(this.moment?.view, moment, news) : [];
    this.#stage.stop();
    this.#stage.add(moment, news, scenes.length ? scenes : [{ view: moment.view, events: [] }]);
    if (wanted < moment.last) void this.#fetch(wanted + 1);
  }

  /** The same moment through other eyes. */
  look(eyes: number | null): void {
    this.eyes = eyes;
    if (this.moment) void this.go(this.#wanted);
  }

  step(by: number): void {
    this.jump(this.#wanted + by);
  }

  jump(move: number | null): void {
    this.pause();
    void this.go(move);
  }

  play(): void {
    this.playing = true;
    void this.#goTo(this.move >= this.last ? 0 : this.move + 1);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** Straight to the end of what is being told. */
  hurry(): void {
    this.#stage.hurry();
  }

  /** A moment has been told, and has stood its time. */
  #goOn(): void {
    if (this.scene?.events.length) this.scene = { ...this.scene, events: [] };
    if (!this.playing) return;
    if (this.move >= this.last) this.pause();
    else void this.#goTo(this.move + 1);
  }

  /** Once more in a while, if the house was asked too fast. */
  async #goTo(move: number): Promise<void> {
    await this.go(move);
    if (this.playing && this.move !== move) this.#timer = setTimeout(() => void this.#goTo(move), STAY);
  }

  close(): void {
    this.pause();
    this.#stage.stop();
    this.#connection.close();
  }

  async #fetch(move: number): Promise<Replay | undefined> {
    const which = `${move}/${this.eyes}`;
    const kept = this.#kept.get(which) ?? getReplay(this.id, move, this.eyes);
    this.#kept.set(which, kept);
    const moment = await this.#ask(kept);
    if (!moment) this.#kept.delete(which);
    return moment;
  }

  /** The answer, or nothing: who leafs too fast for the house just tries again. */
  async #ask<T>(answer: Promise<T>): Promise<T | undefined> {
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof HouseError)) throw error;
      if (error.reason.key !== 'refuse.too_fast') this.problem = error.reason.key;
      return undefined;
    }
  }
}
