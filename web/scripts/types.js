// Reads { file: JSON Schema } and writes { file: TypeScript }, for tools/web_types.py.
import { text } from 'node:stream/consumers';
import { compile } from 'json-schema-to-typescript';

const options = {
  additionalProperties: false,
  bannerComment: '// Written by tools/web_types.py from the Python types. Do not edit.',
  ignoreMinAndMaxItems: true,
  style: { singleQuote: true, printWidth: 120 },
  unreachableDefinitions: true,
};

/** Without the type of the whole schema, which nobody asked for, and the remarks on where each name comes from. */
const tidy = (written) =>
  written
    .replace(/export interface _All \{[^}]*\}\n/, '')
    .replace(/^ \* (This interface was referenced by .*|via the `definition` .*|@m(in|ax)Items \d+)\n/gm, '')
    .replace(/(^ \*\n)+(?= \*\/)/gm, '')
    .replace(/^\/\*\*\n \*\/\n/gm, '')
    .replace(/^ +\/\*\*\n( +\* @m(in|ax)Items \d+\n)+ +\*\/\n/gm, '')
    .replace(/^\/\*\*\n \* (.*)\n \*\/$/gm, '/** $1 */')
    .replace(/\}\n(?=export|\/\*\*)/g, '}\n\n');

const files = {};
for (const [file, schema] of Object.entries(JSON.parse(await text(process.stdin)))) {
  files[file] = tidy(await compile(schema, '_All', options));
}
process.stdout.write(JSON.stringify(files));
