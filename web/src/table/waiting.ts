/** For whom the table waits, as a sentence: bots think, people play, and some are away. */
import type { SeatState } from '../generated/house';
import { t } from '../lib/i18n.svelte';
import { clockTime } from '../lib/moment';

export interface Waiting {
  sentence: string;
  /** Somebody is at work on it. */
  thinking: boolean;
  /** Nobody is: that is what people have to know. */
  away: boolean;
}

export function waiting(
  seats: SeatState[],
  asked: number[],
  seated: boolean,
  name: (seat: number) => string,
): Waiting {
  const them = asked.flatMap((seat) => seats[seat] ?? []);
  const away = them.filter((seat) => seat.away_since !== null);
  const thinking = them.some((seat) => seat.kind === 'bot');
  if (thinking || !away.length) {
    const key = thinking ? 'turn.thinking' : 'turn.other';
    return { sentence: t(key, { count: asked.length, names: asked.map(name) }), thinking, away: false };
  }
  const since = Math.min(...away.map((seat) => seat.away_since!));
  const names = away.map(({ seat }) => name(seat));
  const sentence = t('turn.away', { count: away.length, names, time: clockTime(since) });
  const soon = away.filter((seat) => seat.bot_from !== null && !seat.bot_now);
  if (!seated || soon.length < away.length) return { sentence, thinking, away: true };
  const from = Math.min(...soon.map((seat) => seat.bot_from!));
  return { sentence: `${sentence} ${t('turn.away.bot', { time: clockTime(from) })}`, thinking, away: true };
}

/** The first seat for which those who sit here may let a bot play now. */
export const relievable = (seats: SeatState[]): SeatState | undefined => seats.find((seat) => seat.bot_now);
