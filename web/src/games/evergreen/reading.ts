/** What the decision and the view say, put together for display. What is allowed comes from the house alone. */
import type { Choice, Disc, Laying as Change, View } from '../../generated/evergreen';
import type { Offers } from '../../lib/offers';

export const SIDES = ['left', 'middle', 'right'] as const;

/** What a card would change where it is laid. */
export interface Laying extends Change {
  action: string;
  spot: string;
}

export const spotOf = (seat: number, side: string): string => `place/${seat}/${side}`;

/** Where the picked card may go, by the place's name. */
export function layings(offers: Offers<Choice>): Map<string, Laying> {
  const found = new Map<string, Laying>();
  for (const choice of offers.only('place').values()) {
    const { name, target } = choice;
    if (choice.verb === 'on') found.set(target, { ...choice.effect, action: name, spot: target });
  }
  return found;
}

export interface Shown extends Disc {
  state: 'here' | 'leaving' | 'coming';
}

/** A player's discs as they lie, and under a preview those that would leave and come. */
export function discsOf(view: View, seat: number, preview: Laying | null): Shown[] {
  const moves = preview?.moves ?? [];
  const here = view.discs
    .filter((disc) => disc.holder === seat)
    .map((disc): Shown => {
      const leaves = moves.some((move) => move.artist === disc.artist && move.to !== seat);
      return { ...disc, state: leaves ? 'leaving' : 'here' };
    });
  const coming = moves
    .filter((move) => move.to === seat)
    .map(({ artist, dial }): Shown => ({ artist, holder: seat, dial, state: 'coming' }));
  return [...here, ...coming];
}

/** Cards still in hands: when they are gone the final concert comes. */
export const cardsInHands = (view: View): number =>
  view.players.reduce((sum, player) => sum + player.cards, 0);

export const signed = (change: number): string =>
  change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '±0';
