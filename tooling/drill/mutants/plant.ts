import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edit } from './mutant.ts';

const countOf = (text: string, part: string): number => text.split(part).length - 1;

/** Returns an edited file and its new content. Throws if the text is missing, or ambiguous. */
export const changed = (
  root: string,
  { file, find, replace, everywhere = false }: Edit,
): { readonly file: string; readonly content: string } => {
  const content = readFileSync(join(root, file), 'utf8');
  const count = countOf(content, find);
  if (count === 0) throw new Error(`${file} no longer contains the text: ${find}`);
  if (count > 1 && !everywhere) throw new Error(`${file} contains the text ${count} times: ${find}`);
  return { file, content: content.replaceAll(find, () => replace) };
};

/** Applies edits and returns a function that reverts them. */
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
