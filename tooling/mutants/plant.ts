import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edit } from './mutant.ts';

const countOf = (text: string, part: string): number => text.split(part).length - 1;

/** The last file of a folder that holds the text: of functions defined several times that one counts. */
const lastWith = (root: string, folder: string, find: string): string => {
  const names = readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();
  const name = names.findLast((candidate) =>
    readFileSync(join(root, folder, candidate), 'utf8').includes(find),
  );
  if (name === undefined) throw new Error(`No file in ${folder} holds the text any more: ${find}`);
  return join(folder, name);
};

/** The file that an edit changes and what it becomes. Throws where the text is not there, or is there more than once. */
export const changed = (
  root: string,
  { file, find, replace, everywhere = false }: Edit,
): { readonly file: string; readonly content: string } => {
  const found = file.endsWith('/') ? lastWith(root, file, find) : file;
  const content = readFileSync(join(root, found), 'utf8');
  const count = countOf(content, find);
  if (count === 0) throw new Error(`${found} does not hold the text any more: ${find}`);
  if (count > 1 && !everywhere) throw new Error(`${found} holds the text ${count} times: ${find}`);
  return { file: found, content: content.replaceAll(find, () => replace) };
};

/** Plants edits one after another; what it returns takes them out again. */
export const plant = (root: string, edits: readonly Edit[]): { remove(): void } => {
  const originals: { readonly path: string; readonly content: string }[] = [];
  for (const edit of edits) {
    const { file, content } = changed(root, edit);
    const path = join(root, file);
    originals.push({ path, content: readFileSync(path, 'utf8') });
    writeFileSync(path, content);
  }
  return {
    remove: () => {
      for (const { path, content } of originals.toReversed()) writeFileSync(path, content);
    },
  };
};
