/** A person's settings while the app runs: they can be changed, and everything follows. */
import { ASKED, isMoving, keep, mark, preferred, wished, type Wishes } from './preferences';

export type { Language, Level, Settings } from './preferences';

export const settings = $state(preferred());

const wishes = $state(wished());

export function motion(): boolean {
  return isMoving(settings, wishes);
}

const PACE = { calm: 1, brisk: 0.5, instant: 0 };

/** How long something that should be read for `ms` stands for this person. */
export function paced(ms: number): number {
  return ms * (PACE[settings.pace] ?? 1);
}

/** The same for what somebody asked to be shown again: never so quick that nothing can be seen. */
export function replayed(ms: number): number {
  return Math.max(paced(ms), ms * PACE.brisk);
}

/** Keeps the settings and marks the document with them. Call once. */
export function applySettings(): void {
  for (const wish of Object.keys(ASKED) as (keyof Wishes)[]) {
    matchMedia(ASKED[wish]).addEventListener('change', ({ matches }) => (wishes[wish] = matches));
  }
  $effect.root(() => {
    $effect(() => keep(settings));
    $effect(() => mark(settings, wishes));
  });
}
