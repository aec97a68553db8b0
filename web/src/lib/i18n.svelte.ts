/** Words of the shell and of the games, in the person's language. All of it changes without a reload. */
import en from '../words/en.json';
import fr from '../words/fr.json';
import { parts, type Args, type Dictionary, type Part, type Speech } from './sentence';
import { settings, type Language } from './settings.svelte';
import { typesetEnglish, typesetFrench } from './typeset';

const LOCALES = '../../../src/bosquet/games';
const covers = import.meta.glob<Dictionary>('../../../src/bosquet/games/*/locale/{fr,en}.json', {
  eager: true,
  import: 'default',
  query: '?cover',
});
const files = import.meta.glob<Dictionary>('../../../src/bosquet/games/*/locale/{fr,en}.json', {
  import: 'default',
});

const typeset = { fr: typesetFrench, en: typesetEnglish };

function set(language: Language, words: Dictionary): Dictionary {
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [key, typeset[language](text)]));
}

const shell: Record<Language, Dictionary> = { fr: set('fr', fr), en: set('en', en) };

/** Of a game the title at first, and all its words, in both languages, once somebody needs them. */
let games = $state.raw<Record<string, Dictionary>>({});
for (const [path, words] of Object.entries(covers)) learn(path, words);

function learn(path: string, words: Dictionary): void {
  const language = path.endsWith('fr.json') ? 'fr' : 'en';
  games = { ...games, [path]: set(language, words) };
}

const localeOf = (game: string, language: Language): string => `${LOCALES}/${game}/locale/${language}.json`;

export async function loadWords(game: string): Promise<void> {
  const paths = (['fr', 'en'] as const).map((language) => localeOf(game, language));
  await Promise.all(paths.map(async (path) => files[path] && learn(path, await files[path]())));
}

export type Say = (key: string, args?: Args) => string;

function speech(game?: string, seat?: (seat: number) => string): Speech {
  const language = settings.language;
  const own = game ? games[localeOf(game, language)] : undefined;
  return { language, look: (key) => own?.[key] ?? shell[language][key], seat };
}

/** A sentence as pieces, with cards kept apart; undefined when nobody has words for the key. */
export function pieces(
  game: string | undefined,
  key: string,
  args?: Args,
  seat?: (seat: number) => string,
): Part[] | undefined {
  return parts(speech(game, seat), key, args);
}

/** A card in plain words: `card.sea-11` if the game has it, else `family.sea` and the rank through `card`. */
export function cardName(game: string, card: string): string {
  const { look } = speech(game);
  const whole = look(`card.${card}`);
  if (whole) return whole;
  const [family = '', rank = ''] = card.split('-');
  return look('card.name') ? plain(game, 'card.name', { family, rank }) : card;
}

/** The same sentence as plain text, for titles, labels and the live region. */
export function plain(
  game: string | undefined,
  key: string,
  args?: Args,
  seat?: (seat: number) => string,
): string {
  const found = pieces(game, key, args, seat);
  if (!found) return key;
  return found.map((part) => ('text' in part ? part.text : cardName(game ?? '', part.card))).join('');
}

/** The shell's words. */
export const t: Say = (key, args) => plain(undefined, key, args);

/** A game's words first, then the shell's. */
export function words(game: string): Say {
  return (key, args) => plain(game, key, args);
}

export function has(game: string | undefined, key: string): boolean {
  return speech(game).look(key) !== undefined;
}

/** Where a game's words are found, then the shell's. */
export const dictionary = (game: string): Speech['look'] => speech(game).look;

export function typesetHere(text: string): string {
  return typeset[settings.language](text);
}
