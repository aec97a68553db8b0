/** What a person prefers, as this browser keeps it, and the marks it leaves on the document. Plain: it runs before the app. */
import type { LevelInfo } from '../generated/house';

export type Language = 'fr' | 'en';

export type Level = LevelInfo['id'];

export interface Settings {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  sound: boolean;
  confirm: boolean;
  motion: 'auto' | 'full' | 'still';
  /** How long news stand to be read. */
  pace: 'calm' | 'brisk' | 'instant';
  /** How strong bots shall be where nobody says otherwise. */
  level: Level;
}

/** What the system wishes, where the person leaves it to the system. */
export interface Wishes {
  dark: boolean;
  still: boolean;
}

export const ASKED: Record<keyof Wishes, string> = {
  dark: '(prefers-color-scheme: dark)',
  still: '(prefers-reduced-motion: reduce)',
};

const KEPT = 'bosquet.settings';

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}');
  } catch {
    return {};
  }
}

export function preferred(): Settings {
  const language = navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en';
  const first = { theme: 'auto', sound: false, confirm: true, motion: 'auto', pace: 'calm' } as const;
  return { language, ...first, level: 'sapling', ...kept() };
}

export function keep(settings: Settings): void {
  localStorage.setItem(KEPT, JSON.stringify(settings));
}

export const wished = (): Wishes => ({
  dark: matchMedia(ASKED.dark).matches,
  still: matchMedia(ASKED.still).matches,
});

export const isDark = (settings: Settings, wishes: Wishes): boolean =>
  settings.theme === 'auto' ? wishes.dark : settings.theme === 'dark';

export const isMoving = (settings: Settings, wishes: Wishes): boolean =>
  settings.motion === 'auto' ? !wishes.still : settings.motion === 'full';

export function mark(settings: Settings, wishes: Wishes): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset.theme = isDark(settings, wishes) ? 'dark' : 'light';
  root.dataset.motion = isMoving(settings, wishes) ? 'full' : 'still';
  const colour = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (colour) colour.content = getComputedStyle(root).getPropertyValue('--paper');
}
