/** Which answers need a button of their own, and on which page of a small screen a question is answered. */
import type { Choice } from '../../generated/everdell';

/** Where an answer is chosen, and what it does. */
interface Answered {
  target: string;
  verb: string;
}

const ON_THE_BOARD = ['hand/', 'legend/', 'meadow/', 'city/', 'location/', 'forest/', 'journey/', 'event/'];
const TURNS = ['haven', 'season', 'pass'];
/** Ways to play a card stand together, though some of them name a card of the city. */
const WAYS = ['occupy', 'imprison', 'upgrade', 'bridge'];
/** What lies in the cities of others and is no visit. */
const ABROAD = ['activate', 'recall_from'];

export function onTheBoard({ target, verb }: Answered, you: number | null): boolean {
  if (WAYS.includes(verb)) return false;
  if (ABROAD.includes(verb) && !target.startsWith(`city/${you}/`)) return false;
  return TURNS.includes(target) || ON_THE_BOARD.some((area) => target.startsWith(area));
}

/** What needs a button of its own. */
export const asked = <C extends Answered>(decision: { seat: number; options: C[] }): C[] =>
  decision.options.filter((choice) => !onTheBoard(choice, decision.seat));

/** A card to be played, or a way to play it, after which there is still something to choose. */
export function leavesAWay(choice: Choice): boolean {
  const { effect } = choice;
  if (!effect) return false;
  return ('ways' in effect && effect.ways > 1) || ('payments' in effect && (effect.payments ?? 1) > 1);
}

export type Page = 'forest' | 'meadow' | 'city' | 'others';
export const PAGES: readonly Page[] = ['forest', 'meadow', 'city', 'others'];

/** Where on a small screen a target lies, or the way to it; null: in sight on every page. */
export function pageOf(target: string, you: number | null, hoardIsOpen: boolean): Page | null {
  const [area, seat] = target.split('/');
  if (['location', 'forest', 'haven', 'journey', 'event'].includes(area!)) return 'forest';
  if (area === 'meadow') return 'meadow';
  // his hoard lies in the city's place once it is open, and he who opens it sits among the others
  if (area === 'city' && seat === 'rugwort') return hoardIsOpen ? 'city' : 'others';
  if (area === 'city') return Number(seat) === you ? 'city' : 'others';
  return null;
}

/** How much can be chosen on each page. */
export function lights(
  choices: readonly Answered[],
  you: number | null,
  hoardIsOpen: boolean,
): Record<Page, number> {
  const found: Record<Page, number> = { forest: 0, meadow: 0, city: 0, others: 0 };
  const targets = choices.filter((choice) => onTheBoard(choice, you)).map(({ target }) => target);
  for (const target of new Set(targets)) {
    const page = pageOf(target, you, hoardIsOpen);
    if (page) found[page] += 1;
  }
  return found;
}
