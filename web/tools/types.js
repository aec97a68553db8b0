/** Makes src/generated/*.ts from the schemas that the house prints, so that a drift breaks the build. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const python = process.env.PYTHON ?? join(web, '../.venv/bin/python');
const source = join(web, '../src');
const target = join(web, 'src/generated');
const ROOT = 'ROOT';

const printed = execFileSync(python, ['-m', 'bosquet.house.schema'], {
  cwd: join(web, '..'),
  env: { ...process.env, PYTHONPATH: source },
  encoding: 'utf8',
});

mkdirSync(target, { recursive: true });
for (const [name, schema] of Object.entries(JSON.parse(printed))) {
  const text = await compile({ title: ROOT, ...openMaps(schema) }, ROOT, {
    additionalProperties: false,
    bannerComment: `/* Made from the house's schemas by tools/types.js: do not edit. */`,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    format: false,
  });
  writeIfChanged(join(target, `${name}.ts`), withoutRoot(text));
}

/** An object without named fields is a map of anything, not an empty object. */
function openMaps(schema) {
  return JSON.parse(JSON.stringify(schema), (_, part) =>
    part?.type === 'object' && !part.properties ? { additionalProperties: true, ...part } : part,
  );
}

/** The compiler wants a root type; only its definitions matter. */
function withoutRoot(text) {
  return text
    .replace(/export interface ROOT \{[^}]*\}\n/, '')
    .replace(/^ \* This interface was referenced by[^\n]*\n \* via the[^\n]*\n/gm, '')
    .replace(/\/\*\*\n \*\/\n/g, '')
    .replace(/ \* \n \*\//g, ' */');
}

/** Leaves an unchanged file alone, so that a running dev server does not reload. */
function writeIfChanged(path, text) {
  try {
    if (readFileSync(path, 'utf8') === text) return;
  } catch {
    rmSync(path, { force: true });
  }
  writeFileSync(path, text);
}
