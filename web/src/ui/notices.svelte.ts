/** Short messages that come and go. A refusal carries its clause, which opens the rules. */
export interface Notice {
  id: number;
  text: string;
  clause: string | null;
  game: string | null;
  grave: boolean;
}

const STAY = 7000;
let next = 0;

export const notices = $state<Notice[]>([]);

export function notify(text: string, more: Partial<Pick<Notice, 'clause' | 'game' | 'grave'>> = {}): void {
  const again = notices.findIndex((notice) => notice.text === text);
  if (again >= 0) notices.splice(again, 1);
  const id = next++;
  notices.push({ id, text, clause: null, game: null, grave: false, ...more });
  while (notices.length > 3) notices.shift();
  setTimeout(() => dismiss(id), STAY);
}

export function dismiss(id: number): void {
  const index = notices.findIndex((notice) => notice.id === id);
  if (index >= 0) notices.splice(index, 1);
}
