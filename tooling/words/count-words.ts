import type { Name, NameKind } from './names-in-tree.ts';
import type { Word } from './words.ts';

export type WordCount = {
  readonly word: Word;
  /** By kind of occurrence. */
  readonly counts: Readonly<Record<NameKind, number>>;
  /** In code, file names and code spans of docs: the number that a ceiling limits. */
  readonly names: number;
  readonly found: readonly Name[];
};

/** `findDueWork`, `find-due-work` and `find_due_work` have the same three parts. */
const partsOf = (text: string): readonly string[] =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((part) => part !== '');

/** A text with spaces around each part, in which a form is searched. */
const spaced = (text: string): string => ` ${partsOf(text).join('  ')} `;

/** A star at the end of a form requires another part. */
const patternOf = ({ now }: Word): RegExp => {
  const forms = now.map((form) => spaced(form) + (form.endsWith('*') ? String.raw` \w` : ''));
  return new RegExp(forms.join('|'), 'g');
};

const none = { code: 0, file: 0, docs: 0, sql: 0, comment: 0, prose: 0 } as const;

/** Counts each word's occurrences. */
export const countWords = (words: readonly Word[], names: readonly Name[]): readonly WordCount[] => {
  const texts = names.map((name) => ({ name, text: spaced(name.text) }));
  return words.map((word) => {
    const pattern = patternOf(word);
    const counts: Record<NameKind, number> = { ...none };
    const found: Name[] = [];
    for (const { name, text } of texts) {
      if (!name.path.startsWith(word.within ?? '')) continue;
      const rest = word.except === undefined ? text : text.replaceAll(spaced(word.except), '');
      const times = rest.match(pattern)?.length ?? 0;
      if (times === 0) continue;
      counts[name.kind] += times;
      found.push(name);
    }
    return { word, counts, names: counts.code + counts.file + counts.docs, found };
  });
};
