import { globSync } from 'node:fs';
import { sep } from 'node:path';

/** The files of the product, as they lie on the disk, from the repository's root on. */
export const sourceFilesIn = (root: string): readonly string[] =>
  globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.endsWith('.d.ts'))
    .map((file) => file.replaceAll(sep, '/'))
    .toSorted();
