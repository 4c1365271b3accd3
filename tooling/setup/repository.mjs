import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** @param {string[]} parts */
export const inRepository = (...parts) => join(repositoryRoot, ...parts);

/** State that the setup stores between commands; it is removed together with the installed packages. */
export const memoryDirectory = inRepository('node_modules', '.cache', 'tillbook');

/** The Node version that the repository pins; it exists once the packages are installed. */
export const pinnedNode = inRepository('node_modules', 'node', 'bin', 'node');

/**
 * @param {string} path
 * @returns {unknown}
 */
export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
