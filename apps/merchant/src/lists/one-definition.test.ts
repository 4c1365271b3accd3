import { listNames, lists } from '@tillbook/contract';
import { expect, test } from 'vitest';

/** For tests of the code's form: a list declared twice would still work. */
const form = { meta: { form: true } } as const;

const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.test.*', '!../**/*.css.ts', '!../testing/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/**
 * Returns true for files that may name a list: its definition, its route, its row in the menu, and the query
 * keys of its details.
 */
const isItsOwn = (path: string, list: string): boolean =>
  path.startsWith('../features/') ||
  path.startsWith(`../routes/_account/${list}/`) ||
  path === '../app/navigation.tsx' ||
  path === '../query-keys.ts' ||
  path.endsWith('.gen.ts');

test.each(listNames)('does not name the list %s in shared code', form, (list) => {
  expect(Object.keys(sources).length).toBeGreaterThan(200);
  const named = Object.entries(sources).filter(
    ([path, source]) =>
      path.startsWith('./') && new RegExp(`['"\`/]${list}['"\`?/]`).test(source.replaceAll(/^ *\*.*$/gm, '')),
  );
  expect(named.map(([path]) => path)).toEqual([]);
});

const definedIn = (source: string, list: string): boolean =>
  source.includes('defineList({') && source.includes(`name: '${list}'`);

test.each(listNames)('finds one definition, one route and one API call for the list %s', form, (list) => {
  const paths = Object.keys(sources);
  const defining = Object.entries(sources).filter(([, source]) => definedIn(source, list));
  expect(defining).toHaveLength(1);
  expect(paths).toContain(`../routes/_account/${list}/index.tsx`);
  const call = lists[list].call.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  expect(paths.filter((path) => path.endsWith(`/api/${call}.ts`))).toHaveLength(1);
});

const outside = (list: string): readonly string[] =>
  Object.entries(sources)
    .filter(
      ([path, source]) => !path.startsWith('./') && !isItsOwn(path, list) && source.includes(`'${list}'`),
    )
    .map(([path]) => path);

test.each(listNames)('refers to the list %s only in its own files and the menu', form, (list) => {
  expect(outside(list)).toEqual([]);
});
