/** Makes src/generated/*.ts from what the house prints of its games, so that a drift breaks the build. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const python = process.env.PYTHON ?? join(web, '../.venv/bin/python');
const target = join(web, 'src/generated');
const ROOT = 'ROOT';
const BANNER = '/* Made from the house by tools/types.js: do not edit. */';

// Plain sources: the compiled ones may be of yesterday, or be written just now.
const printed = execFileSync(python, ['-m', 'bosquet.house.schema'], {
  cwd: join(web, '..'),
  env: { ...process.env, PYTHONPATH: join(web, '../src'), BOSQUET_INTERPRETED: '1' },
  encoding: 'utf8',
  maxBuffer: 1 << 26,
});

const made = new Map();
for (const [name, document] of Object.entries(JSON.parse(printed))) {
  made.set(`${name}.ts`, await typesOf(document));
  if (Object.keys(document.catalogue ?? {}).length)
    made.set(`${name}.catalogue.ts`, catalogueOf(name, document));
}
mkdirSync(target, { recursive: true });
for (const file of readdirSync(target)) if (!made.has(file)) rmSync(join(target, file));
for (const [file, text] of made) writeIfChanged(join(target, file), text);

/** Shapes as interfaces, and of a game its choices by verb. */
async function typesOf({ shapes, verbs, effects }) {
  const text = await compile({ title: ROOT, ...openMaps({ $defs: shapes }) }, ROOT, {
    additionalProperties: false,
    bannerComment: '',
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    format: false,
  });
  return verbs
    ? `${BANNER}\nimport type { Answer } from '../lib/board';\n${withoutRoot(text)}\n${choices(verbs, effects)}`
    : `${BANNER}\n${withoutRoot(text)}`;
}

/** One answer a verb. A game without a schema of its effects tells anything. */
function choices(verbs, effects) {
  const answers = Object.entries(verbs).map(([verb, nouns]) => {
    const known = effects?.includes(verb) ? `Effects[${JSON.stringify(verb)}]` : 'null';
    const effect = effects ? known : 'Record<string, unknown> | null';
    return `  | Answer<${JSON.stringify(verb)}, [${nouns.map(nounType).join(', ')}], ${effect}>`;
  });
  return `/** A legal answer, told apart by its verb. */\nexport type Choice =\n${answers.join('\n')};\n`;
}

function nounType(noun) {
  return typeof noun === 'string' ? noun : noun.map((each) => JSON.stringify(each)).join(' | ');
}

/** All that there is in the game, for its board alone. */
function catalogueOf(name, { catalogue }) {
  return `${BANNER}\nimport type { Catalogue } from './${name}';\n\nexport const CATALOGUE: Catalogue = ${JSON.stringify(catalogue, null, 2)};\n`;
}

/** An object without named fields is a map of anything, not an empty object. */
function openMaps(schema) {
  return JSON.parse(JSON.stringify(schema), (_, part) =>
    part?.type === 'object' && !part.properties ? { additionalProperties: true, ...part } : part,
  );
}

/** The compiler wants a root type; only its definitions matter. A type fits where a map is asked for, an interface does not. */
function withoutRoot(text) {
  return text
    .replace(/export interface ROOT \{[^}]*\}\n/, '')
    .replace(/^export interface (\w+) /gm, 'export type $1 = ')
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
