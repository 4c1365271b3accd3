import { globSync } from 'node:fs';
import { sep } from 'node:path';

/** Lists the product's source files, relative to the repository's root. */
export const sourceFilesIn = (root: string): readonly string[] =>
  globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.endsWith('.d.ts'))
    .map((file) => file.replaceAll(sep, '/'))
    .toSorted();
