import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** A module with all that it imports or exports again. */
const withImports = (path: string): readonly string[] => [
  path,
  ...[...readFileSync(path, 'utf8').matchAll(/ from '([^']+)'/g)].flatMap(([, imported = '']) =>
    imported.startsWith('.') ? withImports(join(dirname(path), imported)) : [imported],
  ),
];

test('loads no schemas with the names', () => {
  const loaded = withImports(join(import.meta.dirname, 'names.ts'));
  expect(loaded.map((path) => path.replace(`${import.meta.dirname}/`, ''))).toEqual(['names.ts', 'lists.ts']);
});
