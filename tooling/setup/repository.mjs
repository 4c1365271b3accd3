import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** @param {string[]} parts */
export const inRepository = (...parts) => join(repositoryRoot, ...parts);

/** State between commands. Removing node_modules removes it as well. */
export const memoryDirectory = inRepository('node_modules', '.cache', 'tillbook');

/** The pinned Node version. It exists once packages are installed. */
export const pinnedNode = inRepository('node_modules', 'node', 'bin', 'node');

/**
 * @param {string} path
 * @returns {unknown}
 */
export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
