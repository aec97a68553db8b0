/** Every folder here with a board is a game the web can show. Boards load when a table needs them. */
import type { GameCover, GameModule } from '../lib/board';

const boards = import.meta.glob<GameModule>('./*/index.ts');
const covers = import.meta.glob<GameCover>('./*/cover.ts', { eager: true });

export function hasBoard(game: string): boolean {
  return `./${game}/index.ts` in boards;
}

export function loadBoard(game: string): Promise<GameModule> {
  const load = boards[`./${game}/index.ts`];
  return load ? load() : Promise.reject(new Error(`no board for ${game}`));
}

export function coverOf(game: string): GameCover | undefined {
  return covers[`./${game}/cover.ts`];
}
