/** What can be chosen, by where on the board it is chosen. A board lights these targets and nothing else. */
import type { Choice, Decision } from './board';

export class Offers<C extends Choice = Choice> {
  readonly #at = new Map<string, C[]>();

  constructor(readonly all: readonly C[]) {
    for (const choice of all) this.#at.set(choice.target, [...this.at(choice.target), choice]);
  }

  /** Everything that can be done at this target: `hand/sea-11` may be both played and pledged. */
  at(target: string): C[] {
    return this.#at.get(target) ?? [];
  }

  has(target: string): boolean {
    return this.#at.has(target);
  }

  /** The choice of this name: what waits for Confirm, for one. */
  named(name: string | null): C | undefined {
    return this.all.find((choice) => choice.name === name);
  }

  /** The names of the lit targets of an area: `in('hand')` gives `sea-11`, `sky-3`. */
  in(area: string): string[] {
    const start = `${area}/`;
    return [...this.#at.keys()]
      .filter((each) => each.startsWith(start))
      .map((each) => each.slice(start.length));
  }

  /** The choices of an area by the name of their target, where each target has one. */
  only(area: string): Map<string, C> {
    return new Map(this.in(area).map((name) => [name, this.at(`${area}/${name}`)[0]!]));
  }

  /** What is chosen nowhere in these areas: the buttons. */
  outside(...areas: string[]): C[] {
    return this.all.filter(({ target }) => !areas.some((area) => target.startsWith(`${area}/`)));
  }

  /**
   * A tap on a target. One choice there is taken, several are left to the board (it opens them), and where there is none the
   * house is asked why the action named `else` cannot be chosen.
   */
  tap(target: string, otherwise: string, { choose, why }: Hands): C[] {
    const here = this.at(target);
    if (here.length === 1) choose(here[0]!.name);
    else if (!here.length) why(otherwise);
    return here;
  }
}

export interface Hands {
  choose(action: string, sure?: boolean): void;
  why(action: string): void;
}

/** The key of a choice's verb in the game's words: 'no concert' is `verb.no_concert`. */
export const verbKey = ({ verb }: Choice): string => `verb.${verb.replaceAll(' ', '_')}`;

export const byTarget = <C extends Choice>(decision: Decision<C> | null): Offers<C> =>
  new Offers(decision?.options ?? []);
