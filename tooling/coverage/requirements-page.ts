import { type NamedTest, readCells, readLinks } from './coverage-page.ts';

export type Requirement = {
  /** Counts from 1, as editors do. */
  readonly line: number;
  /** `1.2.3`, for the requirement V1.2.3. */
  readonly number: string;
  readonly verdict: string;
  /** What shows it, or why it does not apply or is open. */
  readonly reason: string;
  readonly tests: readonly NamedTest[];
  /** Where else it can be read, from the repository's root. */
  readonly places: readonly string[];
};

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** From the page's own folder to the root, without the heading; an address elsewhere is no place of ours. */
const readPlaces = (cell: string): readonly string[] =>
  readLinks(cell)
    .map(({ target }) => target.replace(/#.*/, ''))
    .filter((target) => target !== '' && !target.includes(':') && !isTest(target))
    .map((target) => (target.startsWith('../') ? target.slice('../'.length) : `docs/${target}`));

const readTests = (cell: string): readonly NamedTest[] =>
  readLinks(cell)
    .filter(({ target }) => isTest(target))
    .map(({ name, target }) => ({ file: target.replace(/^\.\.\//, ''), name }));

/**
 * Reads the tables of such a page: number, a few words, verdict, and links to what shows it.
 *
 * @example readRequirements('| V1.2.3 | escaped | met | [escapes](../apps/a.test.ts) |')
 */
export const readRequirements = (page: string): readonly Requirement[] =>
  page.split('\n').flatMap((text, index) => {
    const number = /^\| *V([\d.]+)/.exec(text)?.[1];
    if (number === undefined) return [];
    const [, , verdict = '', reason = ''] = readCells(text);
    return [
      { line: index + 1, number, verdict, reason, tests: readTests(reason), places: readPlaces(reason) },
    ];
  });
