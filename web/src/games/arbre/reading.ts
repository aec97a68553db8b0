/** What view and decision say, put together for display. What is allowed comes from the house alone. */
import type { Choice, Events, GrowthSum, View } from '../../generated/arbre';
import type { EventOf } from '../../lib/news';
import type { Offers } from '../../lib/offers';
import { ALL_PIECES, spiritOf } from './printed';

/** The places of the river whose card can be taken, each with its action: equal cards are one choice. */
export function takingPlaces(offers: Offers<Choice>): Map<number, string> {
  const found = new Map<number, string>();
  for (const choice of offers.only('river').values()) {
    if (choice.verb === 'take') for (const place of choice.effect.places) found.set(place, choice.name);
  }
  return found;
}

/** What tapping a stone would do: call its spirit, or play the picked card for the spirit alone. */
export function stoneCalls(view: View, offers: Offers<Choice>): (Choice | null)[] {
  return view.spirits.map(({ face }) => {
    const call = offers.at(`spirit/${face}`)[0];
    if (call) return call;
    const alone = offers.at('grow/nothing')[0];
    const picked = view.play?.shown[0];
    const serves = picked === 'flute' || (picked !== undefined && spiritOf(picked) === face);
    return alone && serves ? alone : null;
  });
}

export interface Term {
  /** What is counted, as a sign and as words. */
  what: 'cards' | 'jokers' | 'pairs' | 'river' | 'river_jokers';
  count: number;
}

/** The parts of a sum, as they are added up (ARB-4.3). */
export function terms(sum: GrowthSum): Term[] {
  const parts = ['cards', 'jokers', 'pairs', 'river', 'river_jokers'] as const;
  return parts.map((what) => ({ what, count: sum[what] })).filter(({ count }) => count > 0);
}

/** The twigs on which something has just grown. */
export function freshTwigs(events: readonly EventOf<Events>[]): number[] {
  return events.flatMap((event) => {
    switch (event.kind) {
      case 'placed_twig':
      case 'placed_leaf':
      case 'placed_bud':
      case 'placed_flower':
      case 'placed_fruit':
      case 'placed_gift':
      case 'wild_twig':
      case 'wild_leaf':
      case 'wild_bud':
        return [event.args.twig];
      default:
        return [];
    }
  });
}

/** Whether somebody begins something: what grew before is no longer the last move. */
export const begins = (kind: string): boolean =>
  kind.startsWith('named_') || kind === 'took' || kind === 'trunk';

/** From dawn to dusk: how near the one who is ahead has come to an empty reserve. */
export function hourOf(view: View): number {
  const most = Math.max(...view.players.map(({ score }) => score));
  return Math.min(1, Math.max(0, most / ALL_PIECES));
}
