import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chunkGroups } from '@tillbook/config/chunk-groups';
import { expect, test } from 'vitest';

const appsFolder = join(import.meta.dirname, '../../../apps');

const modulesOf = (app: string): readonly string[] =>
  Object.values<readonly string[]>(
    JSON.parse(readFileSync(join(appsFolder, app, 'dist/.vite/modules.json'), 'utf8')),
  ).flat();

/** Expands the groups of a pattern, innermost first: `a(?:b|c)` becomes `ab` and `ac`. */
const alternativesOf = (pattern: string): readonly string[] => {
  const group = /\(\?:([^()]*)\)/.exec(pattern);
  if (!group?.[1]) return pattern.includes('(') ? [pattern] : pattern.split('|');
  const [whole, inner] = group;
  return inner.split('|').flatMap((one) => alternativesOf(pattern.replace(whole, () => one)));
};

const patterns = chunkGroups.flatMap(({ test: pattern }) =>
  pattern instanceof RegExp ? [pattern.source] : [],
);

const modules = ['merchant', 'admin'].flatMap((app) => modulesOf(app).map((id) => `/${app}/${id}`));

/** Returns the names that the groups give to a module's noun. */
const nounGroupsOf = (id: string) =>
  chunkGroups.flatMap(({ name, test: matches }) =>
    typeof name === 'function' && typeof matches === 'function' && matches(id)
      ? [name(id, { getModuleInfo: () => null })]
      : [],
  );

test('matches every alternative of every chunk group to a module of a web app', () => {
  const alternatives = patterns.flatMap(alternativesOf);
  expect(alternatives.length).toBeGreaterThan(20);
  expect(alternatives.filter((one) => !modules.some((id) => new RegExp(one).test(id)))).toEqual([]);
});

test.each([
  ['feature', 'apps/{merchant,admin}/src/features/*/'],
  ['noun of the contract', 'packages/contract/src/*/'],
])('groups the modules of a web app by %s', (_, folders) => {
  const nouns = new Set(globSync(folders, { cwd: join(appsFolder, '..') }).map((path) => basename(path)));
  const built = [...nouns].filter((noun) =>
    modules.some((id) => new RegExp(`/src/(?:features/)?${noun}/`).test(id)),
  );
  expect(built.length).toBeGreaterThan(10);
  const groups = new Set(modules.flatMap(nounGroupsOf));
  expect(built.filter((noun) => !groups.has(noun))).toEqual([]);
});
