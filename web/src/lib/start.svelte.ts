/** How every board starts: the stage that its positions are shown on, where things stand, and what its parts need. */
import { untrack } from 'svelte';
import { around } from './around';
import type { BoardProps, Choice } from './board';
import { words, type Say } from './i18n.svelte';
import { Places } from './motion';
import type { NewsLine } from './news';
import { byTarget, type Offers } from './offers';
import { namer } from './people';
import { Stage, type AnyScene, type Telling } from './stage.svelte';
import { surround } from './surroundings';

interface AnyView {
  you: number | null;
  players: readonly unknown[];
}

/** A game that tells its moves scene by scene says how. Without it every position is one scene and what differs glides. */
export interface Staging<View, Events, Scene> {
  first(view: View): Scene;
  telling: Telling<View, Scene, Events>;
  /** The old scene still stands: the places are remembered already. */
  turning?(next: Scene): void;
  /** What differs from scene to scene glides, as it does without a story. */
  glides?: boolean;
}

const GLIDE = 340;

/** Call it once while a board is made; `props` reads the board's present ones. */
export function startBoard<
  View extends AnyView,
  Events = any,
  Scene extends AnyScene<View> = AnyScene<View>,
  C extends Choice = Choice,
>(
  game: string,
  props: () => BoardProps<View, Events, C>,
  staging?: Staging<View, Events, Scene>,
): Started<View, Events, Scene, C> {
  return new Started(game, props, staging);
}

export class Started<View extends AnyView, Events, Scene extends AnyScene<View>, C extends Choice = Choice> {
  readonly places = new Places();
  readonly say: Say;
  readonly name = (seat: number): string => namer(this.props().seats)(seat);
  /** `ms`, or nothing when motion is off. */
  readonly time = (ms: number): number => (this.props().motion ? ms : 0);
  readonly stage: Stage<View, Scene, Events>;

  constructor(
    game: string,
    private readonly props: () => BoardProps<View, Events, C>,
    staging: Staging<View, Events, Scene> | undefined,
  ) {
    this.say = words(game);
    const own = staging ?? (PLAIN as unknown as Staging<View, Events, Scene>);
    const first = untrack(() => own.first(props().view));
    this.stage = new Stage<View, Scene, Events>(first, own.telling, (next) => {
      this.places.remember();
      own.turning?.(next);
    });
    surround(this);
    $effect.pre(() => {
      const { view, news } = props();
      untrack(() => this.stage.tell(view, news));
    });
    $effect.pre(() => {
      if (props().hurried) untrack(() => this.finish());
    });
    if (!staging || staging.glides) this.#glides();
  }

  get scene(): Scene {
    return this.stage.scene;
  }

  /** What to draw: while a move is being told, not yet the newest position. */
  get view(): View {
    return this.stage.scene.view;
  }

  /** All has been told: what is drawn is how things are. */
  get settled(): boolean {
    return this.view === this.props().view;
  }

  /** What can be chosen now, by its target; nothing as long as a move is being told. */
  readonly offers: Offers<C> = $derived.by(() => byTarget<C>(this.settled ? this.props().decision : null));

  /** Seats clockwise from the one who looks. */
  get circle(): number[] {
    return around(this.view);
  }

  /** An impatient hand: straight to how things are. */
  finish(): void {
    this.stage.finish();
  }

  #glides(): void {
    let eyes = untrack(() => this.view.you);
    $effect(() => {
      const { you } = this.view;
      if (you === eyes) untrack(() => this.places.glide(this.time(GLIDE)));
      eyes = you;
    });
  }
}

const PLAIN: Staging<unknown, any, AnyScene<unknown>> = {
  first: (view) => ({ view, stay: 0 }),
  telling: (_before, after, _news: NewsLine<any>[]) => [{ view: after, stay: 0 }],
};
