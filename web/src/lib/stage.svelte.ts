/** Shows the scenes of a story one after another; a new story or an impatient person cuts it short. */
import type { NewsLine } from './news';
import { paced } from './settings.svelte';

export interface AnyScene<View> {
  view: View;
  /** How long the scene stays, in ms. */
  stay: number;
}

/** The scenes from `before` (null: nothing to tell) to `after`, given what is shown. The last one is `after` itself. */
export type Telling<View, Scene, Events = any> = (
  before: View | null,
  after: View,
  news: NewsLine<Events>[],
  shown: Scene,
) => Scene[];

export class Stage<View, Scene extends AnyScene<View>, Events = any> {
  scene: Scene = $state.raw() as Scene;
  #waiting: Scene[] = [];
  #view: View;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `turning` is called while the old scene still stands, to remember where things lay. */
  constructor(
    first: Scene,
    private readonly telling: Telling<View, Scene, Events>,
    private readonly turning: (next: Scene) => void,
  ) {
    this.#view = first.view;
    this.scene = first;
  }

  tell(view: View, news: NewsLine<Events>[]): void {
    if (view === this.#view) return;
    const scenes = this.telling(news.length ? this.#view : null, view, news, this.scene);
    this.#view = view;
    clearTimeout(this.#timer);
    this.#waiting = scenes;
    if (paced(1)) this.#next();
    else this.finish();
  }

  /** Straight to how things are now. */
  finish(): void {
    clearTimeout(this.#timer);
    const final = this.#waiting.at(-1);
    this.#waiting = [];
    if (final) this.#show(final);
  }

  #next(): void {
    const scene = this.#waiting.shift();
    if (!scene) return;
    this.#show(scene);
    if (this.#waiting.length) this.#timer = setTimeout(() => this.#next(), paced(scene.stay));
  }

  #show(scene: Scene): void {
    this.turning(scene);
    this.scene = scene;
  }
}
