/** A card of a city in words, with what stands and lies on it. */
import type { Say } from '../../lib/i18n.svelte';
import { bundleName, CARDS, type Bundle, type Standing } from './reading';

export function lying(say: Say, card: Standing): string[] {
  const said: string[] = [];
  if (card.tokens) said.push(say('table.tokens', { count: card.tokens }));
  if (card.store) said.push(say('table.stored', { bundle: bundleText(say, card.store) }));
  if (card.prisoners) said.push(say('table.prisoners', { cards: card.prisoners }));
  return said;
}

/** Any amounts in words, those too that no action names. */
export function bundleText(say: Say, bundle: Bundle): string {
  const name = bundleName(bundle);
  const words = say(`bundle.${name}`);
  if (words !== `bundle.${name}`) return words;
  return Object.entries(bundle)
    .map(([resource, count]) => say('aria.resource', { resource, count }))
    .join(', ');
}

export function describeStanding(say: Say, card: Standing): string {
  const kind = CARDS[card.card];
  return [
    say('aria.plain', { card: card.card, colour: kind.colour, points: kind.points }),
    say(`text.${card.card}`),
    ...(kind.houses.length || kind.houses_any
      ? [say(card.occupied ? 'table.occupied' : 'table.vacant')]
      : []),
    ...lying(say, card),
  ].join('. ');
}
