/** Every chapter of the rules of every game has a picture, in both languages, and the game draws it. */
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, test, vi } from 'vitest';
import type { PictureProps } from '../lib/board';
import type { RuleBook } from '../lib/rules';

// what a page has and a test does not: the settings ask for it
vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'fr' });
  vi.stubGlobal('localStorage', {});
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

const boards = import.meta.glob('../games/*/index.ts');
// compiled before the first test begins: that takes seconds, drawing does not
const scenes = import.meta.glob<Component<PictureProps>>('../games/*/Picture.svelte', {
  import: 'default',
  eager: true,
});
const books = import.meta.glob<RuleBook>('../../../src/bosquet/games/*/locale/rules.{fr,en}.json', {
  import: 'default',
});
const games = Object.keys(boards).map((path) => path.split('/')[2]!);
const book = (game: string, language: string) =>
  books[`../../../src/bosquet/games/${game}/locale/rules.${language}.json`]!();

test('there are five games', () => expect(games).toHaveLength(5));

describe.each(games)('%s', (game) => {
  test('has pictures with words in both languages', async () => {
    const [en, fr] = await Promise.all([book(game, 'en'), book(game, 'fr')]);
    const told = ({ sections }: RuleBook) =>
      sections.map(({ picture }) => [picture.name, picture.labels?.length ?? 0]);
    expect(told(fr)).toEqual(told(en));
    expect(new Set(told(en).map(([name]) => name)).size).toBe(en.sections.length);
    for (const { picture } of [...en.sections, ...fr.sections]) {
      expect(picture.seen.length, picture.name).toBeGreaterThan(20);
      expect(picture.caption.length, picture.name).toBeGreaterThan(20);
    }
  });

  test('draws every one of them', async () => {
    const Scene = scenes[`../games/${game}/Picture.svelte`]!;
    const drawn = (of: string, labels: string[] = []) =>
      render(Scene, { props: { of, labels } }).body.replace(/<!--.*?-->/g, '');
    const nothing = drawn('nothing of the kind').length;
    for (const { picture } of (await book(game, 'fr')).sections) {
      const body = drawn(picture.name, picture.labels);
      expect(body.length, picture.name).toBeGreaterThan(nothing + 300);
      for (const label of picture.labels ?? []) expect(body).toContain(label);
    }
  });
});
