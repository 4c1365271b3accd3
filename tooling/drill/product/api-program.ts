import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the words after `node` that run a program of an API's folder. A release without `src/programs` has its
 * programs in `src`.
 *
 * @param name of the program: `serve`, `migrate`
 */
export const apiProgram = (apiFolder: string, name: string): readonly string[] => {
  const path = `src/programs/${name}.ts`;
  return ['--conditions=tillbook-source', existsSync(join(apiFolder, path)) ? path : `src/${name}.ts`];
};
