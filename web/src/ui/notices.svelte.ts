/** Short messages that come and go. A refusal carries its clause, which opens the rules. */
export interface Notice {
  id: number;
  text: string;
  clause: string | null;
  game: string | null;
  grave: boolean;
  /** What it is about, as a box of the screen; without it the notice stands at the top. */
  beside: DOMRect | null;
}

const STAY = 7000;
let next = 0;

export const notices = $state<Notice[]>([]);

export function notify(
  text: string,
  more: Partial<Pick<Notice, 'clause' | 'game' | 'grave' | 'beside'>> = {},
): void {
  const again = notices.findIndex((notice) => notice.text === text);
  if (again >= 0) notices.splice(again, 1);
  const id = next++;
  notices.push({ id, text, clause: null, game: null, grave: false, beside: null, ...more });
  if (more.beside) for (const old of notices.filter((one) => one.beside && one.id !== id)) dismiss(old.id);
  while (notices.length > 3) notices.shift();
  setTimeout(() => dismiss(id), STAY);
}

export function dismiss(id: number): void {
  const index = notices.findIndex((notice) => notice.id === id);
  if (index >= 0) notices.splice(index, 1);
}

/** The next press means something else: what spoke of the last one goes. */
export function dismissBeside(): void {
  for (const old of notices.filter((one) => one.beside)) dismiss(old.id);
}
