import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { coverWords } from './tools/cover-words';
import { early } from './tools/early';

const house = process.env.HOUSE ?? 'http://127.0.0.1:8421';

export default defineConfig({
  plugins: [svelte(), coverWords(), early('src/early.ts')],
  build: { outDir: '../src/bosquet/house/site', emptyOutDir: true, target: 'es2022' },
  server: {
    fs: { allow: ['..'] }, // the games' words and rules stand beside their engines
    proxy: { '/api': house, '/live': { target: house, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'], testTimeout: 60_000 }, // ms: no test hangs on how busy a machine is
});
