/** Every folder here with a board is a game the web can show. Boards and their words load when a table needs them. */
import type { GameCover, GameModule } from '../lib/board';
import { loadWords } from '../lib/i18n.svelte';

const boards = import.meta.glob<GameModule>('./*/index.ts');
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

export function coverOf(game: string): GameCover | undefined {
  return covers[`./${game}/cover.ts`];
}
