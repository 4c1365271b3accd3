import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

test('draws every missing value of a screen as NotAvailable', () => {
  const files = globSync('apps/{merchant,admin}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !path.includes('.test.'),
  );
  expect(files.length).toBeGreaterThan(100);
  const written = files.filter((path) => /['">]N\/A['"<]/.test(readFileSync(join(root, path), 'utf8')));
  expect(written).toEqual([]);
});
