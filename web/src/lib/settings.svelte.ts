/** What a person prefers, kept in this browser. */
export type Language = 'fr' | 'en';

export interface Settings {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  sound: boolean;
  confirm: boolean;
  motion: 'auto' | 'full' | 'still';
}

const KEPT = 'bosquet.settings';

function defaults(): Settings {
  const language = navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en';
  return { language, theme: 'auto', sound: false, confirm: true, motion: 'auto' };
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}');
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...defaults(), ...kept() });

const prefers = $state({ dark: false, still: false });

/** Follows a wish of the system, now and when it changes. */
function follow(query: string, set: (on: boolean) => void): void {
  const media = matchMedia(query);
  set(media.matches);
  media.addEventListener('change', () => set(media.matches));
}

export function dark(): boolean {
  return settings.theme === 'auto' ? prefers.dark : settings.theme === 'dark';
}

export function motion(): boolean {
  return settings.motion === 'auto' ? !prefers.still : settings.motion === 'full';
}

/** Keeps the settings and marks the document with them. Call once. */
export function applySettings(): void {
  follow('(prefers-color-scheme: dark)', (on) => (prefers.dark = on));
  follow('(prefers-reduced-motion: reduce)', (on) => (prefers.still = on));
  $effect.root(() => {
    $effect(() => localStorage.setItem(KEPT, JSON.stringify(settings)));
    $effect(() => {
      const root = document.documentElement;
      root.lang = settings.language;
      root.dataset.theme = dark() ? 'dark' : 'light';
      root.dataset.motion = motion() ? 'full' : 'still';
    });
  });
}
