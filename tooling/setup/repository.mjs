import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** @param {string[]} parts */
export const inRepository = (...parts) => join(repositoryRoot, ...parts);

/** What the setup remembers between two commands; it goes away together with what was installed. */
export const memoryDirectory = inRepository('node_modules', '.cache', 'tillbook');

/** The Node that the repository pins; there once the packages are installed. */
export const pinnedNode = inRepository('node_modules', 'node', 'bin', 'node');

/**
 * @param {string} path
 * @returns {unknown}
 */
export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
