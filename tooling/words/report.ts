/**
 * `npm run count [folder]` in this folder: how often each word of the table occurs in this checkout, or in another.
 * With `-- --lines place`, each line with the word.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { countWords, type WordCount } from './count-words.ts';
import { namesInTree } from './names-in-tree.ts';
import { everydayWords, words } from './words.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const kinds = ['code', 'file', 'docs', 'sql', 'comment', 'prose'] as const;

const rowOf = ({ word, counts }: WordCount): string =>
  [word.now[0].padEnd(20), ...kinds.map((kind) => String(counts[kind]).padStart(8)), `  ${word.say}`].join(
    '',
  );

const table = (title: string, counts: readonly WordCount[]): void => {
  say(`${title.padEnd(20)}${kinds.map((kind) => kind.padStart(8)).join('')}  say instead`);
  for (const count of counts) say(rowOf(count));
  const sums = kinds.map((kind) => counts.reduce((sum, count) => sum + count.counts[kind], 0));
  say(`${'in all'.padEnd(20)}${sums.map((sum) => String(sum).padStart(8)).join('')}\n`);
};

const lines = (counts: readonly WordCount[], key: string): void => {
  const found = counts.find(({ word }) => word.now[0] === key)?.found ?? [];
  for (const { kind, path, line, text } of found)
    say(`${path}:${line}  ${kind}  ${text.replace(/\s+/g, ' ').slice(0, 120)}`);
};

const { values, positionals } = parseArgs({
  options: { lines: { type: 'string' } },
  allowPositionals: true,
});
const root = resolve(positionals[0] ?? resolve(import.meta.dirname, '../..'));
const names = namesInTree(root);
if (values.lines === undefined) {
  table('given up', countWords(words, names));
  table('everyday', countWords(everydayWords, names));
} else {
  lines(countWords([...words, ...everydayWords], names), values.lines);
}
