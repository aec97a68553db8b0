/** `src/early.ts` as a classic script in the head: a module would run only after the first paint. */
import { build, type Plugin, type Rolldown } from 'vite';

export function early(entry: string): Plugin {
  return {
    name: 'early',
    apply: 'build',
    async buildStart() {
      const lib = { entry, name: 'early', formats: ['iife' as const] };
      const [made] = (await build({
        configFile: false,
        logLevel: 'error',
        build: { lib, write: false },
      })) as Rolldown.RolldownOutput[];
      this.emitFile({ type: 'asset', name: 'early.js', source: made!.output[0].code });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const made = Object.keys(bundle ?? {}).find((name) => /\bearly-[^/]*\.js$/.test(name));
        return made ? [{ tag: 'script', attrs: { src: `/${made}` }, injectTo: 'head' }] : [];
      },
    },
  };
}
