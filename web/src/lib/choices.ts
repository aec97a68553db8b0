/** A choice in words, for Confirm: its verb's sentence, with its nouns in the gaps. */
import type { Choice, Words } from '../generated/house';

const isNumber = (noun: string): boolean => /^\d+$/.test(noun);
const COUNTED = ['seat', 'count'];

/**
 * 'play farm' is `verb.play` with its card; a noun that reads otherwise has a sentence of its own (`verb.pile.deck`). Seats and counts
 * are the number among the nouns, any other gap takes the word.
 */
export function choiceWords(
  { verb, nouns }: Pick<Choice, 'verb' | 'nouns'>,
  look: (key: string) => string | undefined,
): Words {
  const key = `verb.${verb.replaceAll(' ', '_')}`;
  const own = `${key}.${nouns[0]}`;
  if (look(own)) return { key: own, args: {} };
  const number = Number(nouns.find(isNumber));
  const word = nouns.find((noun) => !isNumber(noun)) ?? nouns[0];
  const gaps = [...(look(key) ?? '').matchAll(/\{(\w+)\}/g)].map((found) => found[1]!);
  return { key, args: Object.fromEntries(gaps.map((gap) => [gap, COUNTED.includes(gap) ? number : word])) };
}
