/** The rules of a game in one language, as clauses; loaded when somebody wants to read them. */
import type { Language } from './settings.svelte';

export interface Clause {
  id: string;
  /** R: the rulebook; C: what follows from it; J: a ruling of the house where the rulebook is silent. */
  kind: 'R' | 'C' | 'J';
  text: string;
}

/** A chapter's picture: the game's `Picture.svelte` draws it by its name. */
export interface ChapterPicture {
  name: string;
  /** What is seen, for those who do not see it; and what it teaches, for everybody. */
  seen: string;
  caption: string;
  /** Words within the picture. */
  labels?: string[];
}

export interface RuleBook {
  title: string;
  lead: string;
  /** The game in a few sentences, for those who read it for the first time. */
  short?: string[];
  sections: { title: string; picture: ChapterPicture; clauses: Clause[] }[];
  /** A worked example that the game's own board knows how to show. */
  example?: { title: string };
}

/** ETE-4.3 is how code and links call it; people read the number. */
export const numberOf = (clause: string): string => clause.replace(/^[A-Z]{3}-/, '');

const books = import.meta.glob<RuleBook>('../../../src/bosquet/games/*/locale/rules.{fr,en}.json', {
  import: 'default',
});

export function loadRules(game: string, language: Language): Promise<RuleBook> {
  const load = books[`../../../src/bosquet/games/${game}/locale/rules.${language}.json`];
  return load ? load() : Promise.reject(new Error(`no rules for ${game}`));
}
