/** What a choice would mean, as far as the open table shows it. */
import type { Choice, View } from '../../generated/eternity';
import type { Say } from '../../lib/i18n.svelte';
import { family, trees } from './deck';

export const isPledge = ({ verb }: Choice): boolean => verb === 'pledge';
export const cardOf = ({ nouns }: Choice): string => nouns[0]!;

export function title(view: View, choice: Choice, say: Say): string {
  const value = trees(cardOf(choice));
  if (!isPledge(choice)) return say(view.trick.length ? 'choice.play' : 'choice.lead');
  return value ? say('choice.pledge', { count: value }) : say('choice.pledge_none');
}

export function notes(view: View, choice: Choice, say: Say): string[] {
  const card = cardOf(choice);
  if (choice.verb === 'play') {
    if (!choice.effect) return [say('preview.opens', { family: family(card) })];
    return [choice.effect.ahead ? say('preview.ahead') : say('preview.behind', { card: view.best })];
  }
  const me = view.players[view.you ?? 0]!;
  const next = choice.effect.trump;
  return [
    say('preview.grove', {
      trees: say('aria.trees', { count: me.trees + trees(card) }),
      tricks: say('aria.tricks', { count: me.tricks }),
    }),
    say(next === view.trump ? 'preview.trump_stays' : 'preview.trump_turns', { family: next }),
  ];
}
