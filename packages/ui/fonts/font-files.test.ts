import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fontFiles } from './font-files.ts';

const folder = join(import.meta.dirname, '../src/fonts');

// Compares the checked-in files with the installed Inter: after an update, run `npm run fonts`.
it('matches the installed Inter and its license', async () => {
  const files = await fontFiles();
  const changed = [...files].filter(([name, content]) => !content.equals(readFileSync(join(folder, name))));
  expect(changed.map(([name]) => name)).toEqual([]);
});
