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

test('an unknown key is nobody’s sentence', () => {
  expect(parts(speech, 'nothing')).toBeUndefined();
});
