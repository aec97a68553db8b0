/** Sentences by key: `{name}` is filled from the arguments, `x.one` / `x.other` is chosen by `count`. */
export type Dictionary = Record<string, string>;
export type Args = Record<string, unknown>;

/** A piece of a sentence. Cards stay cards, so that a page can show them as pictures. */
export type Part = { text: string } | { card: string };

export interface Speech {
  language: string;
  /** The words of a key, or undefined. */
  look(key: string): string | undefined;
  seat?: (seat: number) => string;
}

function template(speech: Speech, key: string, args: Args): string | undefined {
  if (typeof args.count === 'number') {
    const form = new Intl.PluralRules(speech.language).select(args.count);
    const found = speech.look(`${key}.${form}`) ?? speech.look(`${key}.other`);
    if (found !== undefined) return found;
  }
  return speech.look(key);
}

function words(speech: Speech, name: string, value: unknown): string {
  if (typeof value === 'number') return new Intl.NumberFormat(speech.language).format(value);
  const text = String(value ?? '');
  return speech.look(`${name}.${text}`) ?? speech.look(`family.${text}`) ?? text;
}

/** « Ana », « Ana and Bo », « Ana, Bo and Cleo ». */
const listed = (speech: Speech, names: string[]): string =>
  names.length > 1
    ? `${names.slice(0, -1).join(', ')} ${speech.look('and') ?? ''} ${names.at(-1)}`
    : (names[0] ?? '');

/**
 * The convention by name: `{seat}` is a player, `{seat_dealer}` the player in the argument `dealer`, `{card}` and `{cards}`
 * are cards, `{names}` a list of names, and any other `{x}` with the value v reads as the words `x.v` if there are such.
 */
function fill(speech: Speech, name: string, args: Args): Part[] {
  const value = name.startsWith('seat_') ? args[name.slice(5)] : args[name];
  if (name.startsWith('seat') && typeof value === 'number')
    return [{ text: speech.seat?.(value) ?? String(value + 1) }];
  if (name === 'card') return [{ card: String(value) }];
  if (name === 'cards' && Array.isArray(value)) {
    return value.flatMap((card, i) =>
      i ? [{ text: ', ' }, { card: String(card) }] : [{ card: String(card) }],
    );
  }
  if (name === 'names' && Array.isArray(value)) return [{ text: listed(speech, value) }];
  return [{ text: words(speech, name, value) }];
}

/** Before a vowel these lose theirs: « d’Aulne ». Not before an h: whether a name's is mute nobody can tell. */
const ELIDED = /(^|[\s(«])((?:d|qu|jusqu|lorsqu|puisqu))e $/iu;
const VOWEL = /^(?:[aeiouàâäæéèêëîïôöœùûü]|y[^aeiouàâäæéèêëîïôöœùûü])/iu;

function elided(pieces: Part[]): Part[] {
  return pieces.map((part, i) => {
    const next = pieces[i + 1];
    if (!('text' in part) || !next || !('text' in next) || !VOWEL.test(next.text)) return part;
    return { text: part.text.replace(ELIDED, '$1$2’') };
  });
}

export function parts(speech: Speech, key: string, args: Args = {}): Part[] | undefined {
  const found = template(speech, key, args);
  if (found === undefined) return undefined;
  const pieces = found
    .split(/(\{\w+\})/)
    .filter((piece) => piece !== '')
    .flatMap((piece) => {
      const name = /^\{(\w+)\}$/.exec(piece)?.[1];
      return name ? fill(speech, name, args) : [{ text: piece }];
    });
  return speech.language === 'fr' ? elided(pieces) : pieces;
}
