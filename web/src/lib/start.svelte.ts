/** How every board starts: where things stand, what can be chosen, and what its parts need. */
import { untrack } from 'svelte';
import { around } from './around';
import type { BoardProps, Choice } from './board';
import { words, type Say } from './i18n.svelte';
import { Places } from './motion';
import { byTarget, type Offers } from './offers';
import { namer } from './people';
import { surround } from './surroundings';

interface AnyView {
  you: number | null;
  players: readonly unknown[];
}

const GLIDE = 340;

interface Motion {
  /** False: the board moves its things itself. */
  glides?: boolean;
  /** Another scene comes, and the old one still stands: the places are remembered already. */
  turning?(): void;
}

/** Call it once while a board is made; `props` reads the board's present ones. */
export function startBoard<View extends AnyView, Events = any, C extends Choice = Choice>(
  game: string,
  props: () => BoardProps<View, Events, C>,
  motion: Motion = {},
): Started<View, Events, C> {
  return new Started(game, props, motion);
}

export class Started<View extends AnyView, Events, C extends Choice = Choice> {
  readonly places = new Places();
  readonly say: Say;
  readonly name = (seat: number): string => namer(this.props().seats)(seat);
  /** `ms`, or nothing when motion is off. */
  readonly time = (ms: number): number => (this.props().motion ? ms : 0);

  constructor(
    game: string,
    private readonly props: () => BoardProps<View, Events, C>,
    { glides = true, turning }: Motion,
  ) {
    this.say = words(game);
    surround(this);
    $effect.pre(() => {
      void [props().view, props().events];
      untrack(() => {
        this.places.remember();
        turning?.();
      });
    });
    if (glides) this.#glides();
  }

  /** What to draw. */
  get view(): View {
    return this.props().view;
  }

  /** What can be chosen now, by its target; nothing as long as a move is being told. */
  readonly offers: Offers<C> = $derived.by(() => byTarget(this.props().decision));

  /** Seats clockwise from the one who looks. */
  get circle(): number[] {
    return around(this.view);
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
