import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { iconFiles, lucideLicense } from './icon-files.ts';
import { iconSet } from '../src/components/icon/icon-set.ts';

const folder = join(import.meta.dirname, '../src/components/icon/icons');
const license = 'lucide-ISC.txt';
const written = (name: string): string => readFileSync(join(folder, name), 'utf8');
// Ignores line breaks, which are up to the formatter.
const withoutSpace = (text: string): string => text.replaceAll(/\s+/g, '').replaceAll(',)', ')');

// Compares the checked-in icons with the installed Lucide: after an update, run `npm run icons`.
it('matches the installed Lucide icons and their license', async () => {
  const files = await iconFiles();
  expect(readdirSync(folder).toSorted()).toEqual([...files.keys(), license].toSorted());
  for (const [name, text] of files) expect(withoutSpace(written(name))).toBe(withoutSpace(text));
  expect(written(license)).toBe(lucideLicense());
});

it('exports every icon', () => {
  const index = readFileSync(join(import.meta.dirname, '../src/index.ts'), 'utf8');
  for (const name of Object.keys(iconSet)) expect(index).toContain(`export { ${name} } from`);
});
