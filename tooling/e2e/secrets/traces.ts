import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns a text's base64 at each of three offsets, reduced to the part that doesn't depend on the
 * surrounding text.
 */
const inBase64 = (text: string): readonly string[] =>
  ['', '.', '..'].map((before) => {
    const encoded = Buffer.from(before + text).toString('base64url');
    return encoded.slice(before === '' ? 0 : 4, Math.floor(((before.length + text.length) * 8) / 6) - 1);
  });

/**
 * Lists every form in which a number might be stored: plain or with separators, URL-encoded or in base64.
 *
 * @param groups the digits in their usual groups: `['4929', '3705', '8164', '0312']`
 */
export const tracesOf = (groups: readonly string[]): readonly string[] => {
  const written = ['', ' ', '-'].map((gap) => groups.join(gap));
  return [...new Set([...written, groups.join('%20'), groups.join('+'), ...written.flatMap(inBase64)])];
};

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return entry.isFile() ? [path] : [];
  });

const read = (path: string): Buffer => {
  try {
    return lstatSync(path).size === 0 ? Buffer.alloc(0) : readFileSync(path);
  } catch {
    // A running database deletes files.
    return Buffer.alloc(0);
  }
};

export const foundInFiles = (folders: readonly string[], texts: readonly string[]): readonly string[] =>
  folders.flatMap(filesBelow).flatMap((path) => {
    const bytes = read(path);
    return texts.filter((text) => bytes.includes(text)).map((text) => `${text} in ${path}`);
  });
