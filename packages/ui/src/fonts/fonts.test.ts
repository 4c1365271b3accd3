import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const packaged = createRequire(import.meta.url).resolve('@fontsource-variable/inter/package.json');

// The file is kept here so that the package serves it itself; an update of Inter has to be copied, with its licence.
it.each([
  ['inter-latin.woff2', 'files/inter-latin-wght-normal.woff2'],
  ['inter-OFL.txt', 'LICENSE'],
])('%s is the one of the installed Inter', (name, source) => {
  const ours = readFileSync(new URL(name, import.meta.url));
  expect(ours.equals(readFileSync(packaged.replace('package.json', source)))).toBe(true);
});
