/** What was agreed before a game, in words. */
import type { OptionInfo } from '../generated/house';
import { has, t, words } from './i18n.svelte';

/** Some options exist for some numbers of players only. */
export function isFor(option: OptionInfo, seats: number): boolean {
  return !option.seats.length || option.seats.includes(seats);
}

/** A number that is never off is one of a few, each with words of its own: the year of a campaign. */
export function isNumbered(option: OptionInfo): boolean {
  return option.kind === 'number' && option.default !== 0;
}

/** A choice has words of its own, or those of its parts (sea-sky-earth). */
export function choiceWords(game: string, option: string, choice: string): string {
  const [say, key] = [words(game), `option.${option}`];
  if (has(game, `${key}.${choice}`)) return say(`${key}.${choice}`);
  return choice
    .split('-')
    .map((part) => (has(game, `family.${part}`) ? say(`family.${part}`) : part))
    .join(' · ');
}

/** A switch of an option: the game's word for it (`option.target.off`), or the plain one. */
export function stateWords(game: string, option: string, state: string, plain: string): string {
  const key = `option.${option}.${state}`;
  return has(game, key) ? words(game)(key) : plain;
}

/** The value of an option; `called` names a seat. */
export function valueWords(
  game: string,
  option: OptionInfo,
  value: unknown,
  called: (seat: number) => string,
): string {
  const { kind, name } = option;
  if (kind === 'choice' || isNumbered(option)) return choiceWords(game, name, String(value));
  if (kind === 'flag' || kind === 'text')
    return stateWords(game, name, value ? 'on' : 'off', t(value ? 'on' : 'off'));
  if (kind === 'number') return value ? String(value) : stateWords(game, name, 'off', t('off'));
  return Array.isArray(value)
    ? value.map(called).join(', ')
    : stateWords(game, name, 'free', t('option.free'));
}
