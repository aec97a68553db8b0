/** Moments as people say them. */
import { settings } from './settings.svelte';

const DAY = 20 * 3600;

/** "14:05"; with the day if that was long ago or is far off. */
export function clockTime(seconds: number): string {
  const far = Math.abs(Date.now() / 1000 - seconds) > DAY;
  const time: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
  const day: Intl.DateTimeFormatOptions = far ? { day: 'numeric', month: 'long' } : {};
  return new Intl.DateTimeFormat(settings.language, { ...day, ...time }).format(seconds * 1000);
}
