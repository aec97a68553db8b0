/** `fr.json?cover`: of a game's words only those that the first page shows (`game.*`). */
import type { Plugin } from 'vite';

export function coverWords(): Plugin {
  return {
    name: 'cover-words',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.json?cover')) return null;
      const words = Object.entries(JSON.parse(code)).filter(([key]) => key.startsWith('game.'));
      return {
        code: `export default ${JSON.stringify(Object.fromEntries(words))}`,
        moduleType: 'js',
        map: null,
      };
    },
  };
}
