/** What the house offers, and who we are in it. */
import type { GameInfo, Guest, Lobby, NewTable } from '../generated/house';
import { hasBoard } from '../games';
import { getLobby, hideTable, HouseError, newTable, rename } from './api';
import { plain } from './i18n.svelte';
import { treeName } from './people';
import { go } from './router.svelte';
import { settings } from './settings.svelte';
import { notify } from '../ui/notices.svelte';

export const lobby = $state<{ known: Lobby | null; broken: boolean }>({ known: null, broken: false });

export async function enter(): Promise<void> {
  try {
    lobby.known = await getLobby();
    lobby.broken = false;
  } catch {
    lobby.broken = true;
  }
}

/** Games that the house has and that we can show. */
export function games(): GameInfo[] {
  return lobby.known?.games.filter((game) => hasBoard(game.id)) ?? [];
}

/** Our name, or the tree we are called after until we say it. */
export function myName(): string {
  const me = lobby.known?.me;
  return me ? guestName(me) : '';
}

/** A guest's name, or their tree. */
export function guestName(me: Guest): string {
  const letters = [...me.id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return me.name ?? treeName(letters);
}

export async function callMe(name: string): Promise<void> {
  await trying(async () => {
    await rename(name);
    if (lobby.known) lobby.known.me.name = name;
  });
}

/** Opens a table and goes there. */
export async function setTable(wish: NewTable): Promise<void> {
  await trying(async () => {
    if (lobby.known && !lobby.known.me.name) await callMe(myName());
    const table = await newTable(wish);
    go(`/t/${table.id}`);
  });
}

/** Keep a table out of my list, or not any more. */
export async function hide(id: string, hidden: boolean): Promise<void> {
  await trying(async () => {
    await hideTable(id, hidden);
    const line = lobby.known?.tables.find((table) => table.id === id);
    if (line) line.hidden = hidden;
  });
}

/** One click: me and bots, started at once. */
export function playNow(game: GameInfo): Promise<void> {
  const bots = Math.min(3, Math.max(...game.seats) - 1);
  return setTable({
    game: game.id,
    seats: [
      { kind: 'me' },
      ...Array.from({ length: bots }, () => ({ kind: 'bot', level: settings.level }) as const),
    ],
    start: true,
  });
}

/** One click: me alone. */
export function playAlone(game: GameInfo): Promise<void> {
  return setTable({ game: game.id, seats: [{ kind: 'me' }], start: true });
}

/** Does something with the house; what it refuses is said in a notice. */
export async function trying(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof HouseError)) throw error;
    notify(plain(undefined, error.reason.key, error.reason.args), { grave: true });
  }
}
