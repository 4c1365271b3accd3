export type NamedTest = {
  /** From the repository's root. */
  readonly file: string;
  /** Its title, or its title after those of the groups around it: `group › title`. */
  readonly name: string;
};

export type Statement = {
  /** Counts from 1, as editors do. */
  readonly line: number;
  /** A section of the specification, or a decision of the threat model: `2`, `4.6`. */
  readonly section: string;
  readonly words: string;
  readonly tests: readonly NamedTest[];
};

const link = /\[(?<name>(?:[^\]\\]|\\.)+)\]\((?<target>[^)]+)\)/g;

/** What is linked to, as it is written, and by which words. */
export const readLinks = (cell: string): readonly { readonly name: string; readonly target: string }[] =>
  [...cell.matchAll(link)].map(({ groups }) => ({
    target: groups?.['target'] ?? '',
    name: (groups?.['name'] ?? '').replaceAll(/\\(.)/g, '$1'),
  }));

const readTests = (cell: string): readonly NamedTest[] =>
  readLinks(cell)
    .filter(({ target }) => target.startsWith('../'))
    .map(({ name, target }) => ({ file: target.slice('../'.length), name }));

/** A bar within a cell is written `\|`. */
export const readCells = (row: string): readonly string[] =>
  row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());

/**
 * Reads the tables of such a page: section, statement, and links to the tests that show it.
 *
 * @example readStatements('| 2 | greets | [greets](../apps/a.test.ts) |')
 */
export const readStatements = (page: string): readonly Statement[] =>
  page.split('\n').flatMap((text, index) => {
    if (!/^\| *\d/.test(text)) return [];
    const [section = '', words = '', tests = ''] = readCells(text);
    return [{ line: index + 1, section, words, tests: readTests(tests) }];
  });
