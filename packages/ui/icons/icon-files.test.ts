import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { iconFiles, lucideLicence } from './icon-files.ts';
import { iconSet } from '../src/components/icon/icon-set.ts';

const folder = join(import.meta.dirname, '../src/components/icon/icons');
const licence = 'lucide-ISC.txt';
const written = (name: string): string => readFileSync(join(folder, name), 'utf8');
// How the formatter breaks lines is its own affair.
const withoutSpace = (text: string): string => text.replaceAll(/\s+/g, '').replaceAll(',)', ')');

// What is written here is the set's own drawing: an update of Lucide has to be drawn again, by `npm run icons`.
it('is drawn from the installed Lucide, with its licence beside it', async () => {
  const files = await iconFiles();
  expect(readdirSync(folder).toSorted()).toEqual([...files.keys(), licence].toSorted());
  for (const [name, text] of files) expect(withoutSpace(written(name))).toBe(withoutSpace(text));
  expect(written(licence)).toBe(lucideLicence());
});

it('is exported as a whole', () => {
  const index = readFileSync(join(import.meta.dirname, '../src/index.ts'), 'utf8');
  for (const name of Object.keys(iconSet)) expect(index).toContain(`export { ${name} } from`);
});
