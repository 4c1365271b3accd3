import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const packaged = createRequire(import.meta.url).resolve('@fontsource-variable/inter/package.json');

// Compares the package's own copy of the font: after an update of Inter, copy it again with its license.
it.each([
  ['inter-latin.woff2', 'files/inter-latin-wght-normal.woff2'],
  ['inter-OFL.txt', 'LICENSE'],
])('keeps the copy of %s identical to the file in the installed Inter package', (name, source) => {
  const ours = readFileSync(new URL(name, import.meta.url));
  expect(ours.equals(readFileSync(packaged.replace('package.json', source)))).toBe(true);
});
