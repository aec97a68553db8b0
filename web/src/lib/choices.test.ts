import { describe, expect, it } from 'vitest';
import { choiceWords } from './choices';
import { parts, type Dictionary } from './sentence';

const files = import.meta.glob<Dictionary>('../../../src/bosquet/games/*/locale/en.json', {
  eager: true,
  import: 'default',
});
const seat = (number: number): string => ['Ann', 'Bo'][number]!;

/** 'on 1 left' with its first `length` words as the verb. */
function said(game: string, name: string, length = 1): string {
  const look = (key: string) => files[`../../../src/bosquet/games/${game}/locale/en.json`]![key];
  const [verb, nouns] = [name.split(' ').slice(0, length).join(' '), name.split(' ').slice(length)];
  const { key, args } = choiceWords({ verb, nouns }, look);
  return parts({ language: 'en', look, seat }, key, args)!
    .map((part) => ('text' in part ? part.text : `[${part.card}]`))
    .join('');
}

describe('a choice in words', () => {
  it.each([
    ['eternity', 'pledge sea-11', 'Pledge [sea-11]'],
    ['evergreen', 'on 1 left', 'Lay on the left card of Bo'],
    ['evergreen', 'hit stay', 'Leave the hit disc'],
    ['arbre', 'give 0', 'Give the twig to Ann'],
    ['arbre', 'grow leaf', 'Grow leaves'],
    ['arbre', 'at 17', 'Grow here'],
    ['greentown', 'rotation 3', 'Turn the tile: 3'],
    ['everdell', 'visit inn 1', 'Visit [inn]'],
    ['everdell', 'pile deck', 'The deck'],
    ['everdell', 'count 3', '3'],
    ['everdell', 'seat 1', 'Bo'],
  ])('%s: %s', (game, name, words) => {
    expect(said(game, name)).toBe(words);
  });

  it('of two words', () => {
    expect(said('evergreen', 'no concert', 2)).toBe('No concert');
  });

  it('names places, bundles and sides by their words', () => {
    expect(said('everdell', 'place haven')).not.toMatch(/haven|\{/);
    expect(said('everdell', 'spend 2t-1p')).not.toMatch(/2t|\{/);
    expect(said('greentown', 'walk ne')).not.toMatch(/ne$|\{/);
    expect(said('greentown', 'kind 5')).not.toMatch(/\{/);
  });
});
