/** Which sheet lies over the page: one at a time, from anywhere. */
export type Sheet =
  { kind: 'settings' } | { kind: 'mine' } | { kind: 'rules'; game: string; clause: string | null };

const over = $state<{ sheet: Sheet | null }>({ sheet: null });

export const openSheet = (): Sheet | null => over.sheet;

export function openSettings(): void {
  over.sheet = { kind: 'settings' };
}

export function openMine(): void {
  over.sheet = { kind: 'mine' };
}

export function openRules(game: string, clause: string | null = null): void {
  over.sheet = { kind: 'rules', game, clause };
}

export function closeSheet(): void {
  over.sheet = null;
}
