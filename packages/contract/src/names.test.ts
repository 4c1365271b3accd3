import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Returns a module and everything it imports or re-exports. */
const withImports = (path: string): readonly string[] => [
  path,
  ...[...readFileSync(path, 'utf8').matchAll(/ from '([^']+)'/g)].flatMap(([, imported = '']) =>
    imported.startsWith('.') ? withImports(join(dirname(path), imported)) : [imported],
  ),
];

test('loads no schema when names.ts is imported', () => {
  const loaded = withImports(join(import.meta.dirname, 'names.ts'));
  expect(loaded.map((path) => path.replace(`${import.meta.dirname}/`, ''))).toEqual(['names.ts', 'lists.ts']);
});
