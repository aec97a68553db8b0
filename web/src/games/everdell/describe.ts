/** Cards in words, for those who listen. */
import type { Say } from '../../lib/i18n.svelte';
import type { Desk } from './desk.svelte';
import type { CardName } from '../../generated/everdell';
import { bundleName, CARDS, costOf, size, type Way } from './reading';

export function describe(desk: Desk, say: Say, card: CardName, target: string): string {
  const kind = CARDS[card];
  const said = [
    say('aria.card', {
      card,
      kind: kind.critter ? 'critter' : 'construction',
      colour: kind.colour,
      points: kind.points,
      cost: say(`bundle.${bundleName(kind.cost)}`),
    }),
    say(`text.${card}`),
  ];
  const choice = desk.offers.at(target)[0];
  const cost = costOf(choice);
  if (cost) {
    said.push(
      size(cost) ? say('aria.playable', { cost: say(`bundle.${bundleName(cost)}`) }) : say('aria.free'),
    );
  }
  return said.join('. ');
}

/** A way to play a card: to occupy a farm, for one. */
export const wayWords = (say: Say, { verb, nouns: [card] }: Way): string => say(`way.${verb}`, { card });
