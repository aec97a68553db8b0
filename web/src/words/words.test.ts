import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parts } from '../lib/sentence';
import en from './en.json';
import fr from './fr.json';

const keys = (words: object) => Object.keys(words).sort();
const blanks = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
const source = join(import.meta.dirname, '..');

function spoken(): string[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const ours = files.filter(
    (file) => /\.(svelte|ts)$/.test(file) && !/generated|games\/|\.test\./.test(file),
  );
  return ours.flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/\bt\('([\w.]+)'/g)].map((match) => match[1]!),
  );
}

test('both languages say the same things', () => {
  expect(keys(fr)).toEqual(keys(en));
  for (const [key, text] of Object.entries(en)) {
    expect(blanks(fr[key as keyof typeof fr]), key).toEqual(blanks(text));
  }
});

test('every sentence of the shell has words', () => {
  const known = new Set([...keys(en), ...keys(en).map((key) => key.replace(/\.(one|other)$/, ''))]);
  expect(spoken().filter((key) => !known.has(key))).toEqual([]);
});

test('those who think are spoken of in one or in many', () => {
  const thinking = (language: string, words: Record<string, string>, ...names: string[]) =>
    parts({ language, look: (key) => words[key] }, 'turn.thinking', { count: names.length, names });
  expect(thinking('en', en, 'Marten')).toEqual([{ text: 'Marten' }, { text: ' is thinking' }]);
  expect(thinking('en', en, 'Dormouse', 'Marten')).toEqual([
    { text: 'Dormouse and Marten' },
    { text: ' are thinking' },
  ]);
  expect(thinking('fr', fr, 'Martre')).toEqual([{ text: 'Martre' }, { text: ' réfléchit' }]);
  expect(thinking('fr', fr, 'Loir', 'Martre')).toEqual([
    { text: 'Loir et Martre' },
    { text: ' réfléchissent' },
  ]);
});
