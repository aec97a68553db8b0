import { expect, test } from 'vitest';
import { parts, type Speech } from './sentence';

const words: Record<string, string> = {
  'family.sea': 'the sea',
  plays: '{seat} plays {card}.',
  dealt: '{seat_dealer} deals.',
  'missed.one': '{count} move',
  'missed.other': '{count} moves',
  led: 'Led: {family}',
  joined: 'Joining: {cards}.',
  and: 'and',
  won: '{names} won.',
};
const speech: Speech = { language: 'en', look: (key) => words[key], seat: (seat) => ['Ana', 'Bo'][seat]! };
const text = (key: string, args = {}) =>
  parts(speech, key, args)
    ?.map((part) => ('text' in part ? part.text : `[${part.card}]`))
    .join('');

test('players and cards are recognised by the argument', () => {
  expect(text('plays', { seat: 1, card: 'sea-3' })).toBe('Bo plays [sea-3].');
  expect(text('dealt', { dealer: 0 })).toBe('Ana deals.');
  expect(text('joined', { cards: ['sea-3', 'sky-1'] })).toBe('Joining: [sea-3], [sky-1].');
});

test('a value with words of its own is spoken', () => {
  expect(text('led', { family: 'sea' })).toBe('Led: the sea');
});

test('the count chooses the form', () => {
  expect(text('missed', { count: 1 })).toBe('1 move');
  expect(text('missed', { count: 3 })).toBe('3 moves');
});

test('names are listed as one speaks', () => {
  expect(text('won', { names: ['Ana'] })).toBe('Ana won.');
  expect(text('won', { names: ['Ana', 'Bo'] })).toBe('Ana and Bo won.');
  expect(text('won', { names: ['Ana', 'Bo', 'Cleo'] })).toBe('Ana, Bo and Cleo won.');
});

test('French loses a vowel before a name that begins with one', () => {
  const french: Record<string, string> = {
    of: 'La carte de {seat} est visible.',
    that: 'Plus que {seat} et de {seat_other}',
    whose: 'De {names}, rien.',
    and: 'et',
    grande: 'La grande {seat}',
  };
  const names = ['Aulne', 'Bo', 'Érable', 'Hêtre', 'Yann', 'Yves', 'Orme'];
  const said = (key: string, args = {}) =>
    parts({ language: 'fr', look: (word) => french[word], seat: (seat) => names[seat]! }, key, args)
      ?.map((part) => ('text' in part ? part.text : ''))
      .join('');
  expect(said('of', { seat: 0 })).toBe('La carte d’Aulne est visible.');
  expect(said('of', { seat: 1 })).toBe('La carte de Bo est visible.');
  expect(said('of', { seat: 2 })).toBe('La carte d’Érable est visible.');
  expect(said('of', { seat: 3 })).toBe('La carte de Hêtre est visible.');
  expect(said('of', { seat: 4 })).toBe('La carte de Yann est visible.');
  expect(said('of', { seat: 5 })).toBe('La carte d’Yves est visible.');
  expect(said('that', { seat: 0, other: 6 })).toBe('Plus qu’Aulne et d’Orme');
  expect(said('whose', { names: ['Aulne', 'Bo'] })).toBe('D’Aulne et Bo, rien.');
  expect(said('grande', { seat: 0 })).toBe('La grande Aulne');
});

test('an unknown key is nobody’s sentence', () => {
  expect(parts(speech, 'nothing')).toBeUndefined();
});
