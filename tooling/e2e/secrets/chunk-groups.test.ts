import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

test('matches every alternative of every chunk group to a module of a web app', () => {
  const modules = ['merchant', 'admin'].flatMap((app) => modulesOf(app).map((id) => `/${app}/${id}`));
  const alternatives = patterns.flatMap(alternativesOf);
  expect(alternatives.length).toBeGreaterThan(20);
  expect(alternatives.filter((one) => !modules.some((id) => new RegExp(one).test(id)))).toEqual([]);
});
