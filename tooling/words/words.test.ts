import { resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { lowered, readCeilings } from './ceilings.ts';
import { countWords, type WordCount } from './count-words.ts';
import { type Name, namesInCode, namesInDocs, namesInSql, namesInTree } from './names-in-tree.ts';
import { type Word, words } from './words.ts';

const doer: Word = { now: ['doer', 'doers'], say: 'actor' };
const namesOf = (found: readonly Name[]): number => countWords([doer], found)[0]?.names ?? 0;

test('finds a word as part of a name, in any spelling, and not inside another word', () => {
  const text = `const doers = new Map(); export const oldDoerOf = doers; type DoerName = 'doer'; const doering = 1;`;
  expect(namesOf(namesInCode('a.ts', text))).toBe(4);
});

test('ignores string literals and does not count comments as names', () => {
  const text =
    '// The doer.\nexport const title = <p>doer {/* doer */}</p>; const at = `doer ${title} doer`;\n';
  const [count] = countWords([doer], namesInCode('a.tsx', text));
  expect(count?.names).toBe(0);
  expect(count?.counts.comment).toBeGreaterThan(0);
});

test('counts SQL separately from code, and prose separately from code spans of docs', () => {
  const [sql] = countWords(
    [doer],
    namesInSql('a.sql', "SELECT doer_id FROM doers -- the doer\n WHERE a = 'doer'"),
  );
  expect(sql).toMatchObject({ names: 0, counts: { sql: 2, comment: 1 } });
  const page = 'A doer is `doer` and `doer_id`, as [in the code](src/doer.ts).';
  const [docs] = countWords([doer], namesInDocs('a.md', page));
  expect(docs).toMatchObject({ names: 1, counts: { docs: 1, sql: 1, prose: 1 } });
});

test('searches a word only in the folder where it is given up', () => {
  const inTooling: Word = { ...doer, within: 'tooling/' };
  const [count] = countWords([inTooling], namesInCode('apps/api/src/a.ts', 'const doer = 1;'));
  expect(count?.names).toBe(0);
});

test('does not count an exempt longer name', () => {
  const loaded: Word = { now: ['whenLoaded'], say: 'openWhenLoaded', except: 'openWhenLoaded' };
  const [count] = countWords([loaded], namesInCode('a.ts', 'const whenLoaded = openWhenLoaded;'));
  expect(count?.names).toBe(1);
});

test('a ceiling falls with its word, never rises, and goes when nothing is left', () => {
  const [count] = countWords([doer], namesInCode('a.ts', 'const doer = 1;'));
  const counts: readonly WordCount[] = count ? [count] : [];
  expect(lowered(counts, { doer: 5 })).toEqual({ doer: 1 });
  expect(lowered(counts, {})).toEqual({});
  expect(lowered([], { doer: 5 })).toEqual({});
});

// This package has an installation of Vitest of its own, which the declaration in tooling/vitest does not reach.
declare module 'vitest' {
  interface TaskMeta {
    form?: true;
  }
}

const form = { meta: { form: true } } as const;

let counted: readonly WordCount[];
beforeAll(() => {
  counted = countWords(words, namesInTree(resolve(import.meta.dirname, '../..')));
});

test.each(words.map((word) => [word.now[0], word] as const))('%s does not come back', form, (key, word) => {
  const count = counted.find((candidate) => candidate.word === word);
  const ceiling = readCeilings()[key] ?? 0;
  const where = (count?.found ?? []).map(({ kind, path, line }) => `${path}:${line} (${kind})`);
  expect(count?.names, `Say ${word.say}:\n${where.join('\n')}`).toBeLessThanOrEqual(ceiling);
});

test('every ceiling belongs to a word in the table', form, () => {
  const keys = words.map(({ now: [key] }) => key);
  expect(Object.keys(readCeilings()).filter((key) => !keys.includes(key))).toEqual([]);
});
