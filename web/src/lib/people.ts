/** How we call who sits where. */
import type { SeatState } from '../generated/house';
import { t } from './i18n.svelte';

const TREES = 12;
const ANIMALS = 8;

/** A tree's name for somebody who has not said theirs. */
export function treeName(index: number): string {
  return t(`tree.${((index % TREES) + TREES) % TREES}`);
}

/** Bots are animals of the wood, so that nobody takes them for a person. */
export function botName(seat: number): string {
  return t(`animal.${seat % ANIMALS}`);
}

export function nameOf(seat: SeatState): string {
  if (seat.name) return seat.name;
  return seat.kind === 'bot' ? botName(seat.seat) : t('seat.open', { number: seat.seat + 1 });
}

export function namer(seats: SeatState[]): (seat: number) => string {
  return (seat) => {
    const found = seats.find((one) => one.seat === seat);
    return found ? nameOf(found) : t('seat.open', { number: seat + 1 });
  };
}

/** Whether somebody at this browser sits there. */
export function isMine(seats: SeatState[]): (seat: number) => boolean {
  return (seat) => seats.some((one) => one.seat === seat && one.yours);
}
