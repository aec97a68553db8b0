/** Every folder here with a board is a game the web can show. Boards and their words load when a table needs them. */
import type { Component } from 'svelte';
import type { GameCover, GameModule, PictureProps } from '../lib/board';
import { loadWords } from '../lib/i18n.svelte';

const boards = import.meta.glob<GameModule>('./*/index.ts');
const pictures = import.meta.glob<{ default: Component<PictureProps> }>('./*/Picture.svelte');
const covers = import.meta.glob<GameCover>('./*/cover.ts', { eager: true });

export function hasBoard(game: string): boolean {
  return `./${game}/index.ts` in boards;
}

export async function loadBoard(game: string): Promise<GameModule> {
  const load = boards[`./${game}/index.ts`];
  if (!load) throw new Error(`no board for ${game}`);
  const [module] = await Promise.all([load(), loadWords(game)]);
  return module;
}

/** The scenes of a game's rules: its parts, not its board. */
export async function loadPicture(game: string): Promise<Component<PictureProps> | null> {
  const load = pictures[`./${game}/Picture.svelte`];
  if (!load) return null;
  const [module] = await Promise.all([load(), loadWords(game)]);
  return module.default;
}

export function coverOf(game: string): GameCover | undefined {
  return covers[`./${game}/cover.ts`];
}
