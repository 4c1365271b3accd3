import { posix } from 'node:path';

export type CatalogKind = 'statements' | 'requirements';

/** One row of a page: a claim, with the id that tests name in `meta.shows`. */
export type Claim = {
  /** `spec:5.2`, `threat:1.1`, `asvs:V1.2.3`. */
  readonly id: string;
  /** Counts from 1, as editors do. */
  readonly line: number;
  /** The heading above it. */
  readonly section: string;
  readonly text: string;
  /** A statement is always claimed to be `met`. */
  readonly verdict: string;
  /** Why it does not apply or is open, or where it is explained. */
  readonly reason: string;
};

const link = /\[(?:[^\]\\]|\\.)+\]\((?<target>[^)]+)\)/g;

/** A bar within a cell is written `\|`. */
const readCells = (row: string): readonly string[] =>
  row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());

/**
 * Reads the tables of a page.
 *
 * @example readCatalog('| spec:2.1 | greets |', 'statements')
 * @example readCatalog('| asvs:V1.2.3 | escaped | open | Not yet. |', 'requirements')
 */
export const readCatalog = (page: string, kind: CatalogKind): readonly Claim[] => {
  let section = '';
  return page.split('\n').flatMap((text, index) => {
    section = /^## (.+)/.exec(text)?.[1] ?? section;
    const [id = '', claim = '', verdict = '', reason = ''] = text.startsWith('|') ? readCells(text) : [];
    if (!/^[a-z]+:/.test(id)) return [];
    const judged = kind === 'statements' ? { verdict: 'met', reason: '' } : { verdict, reason };
    return [{ id, line: index + 1, section, text: claim, ...judged }];
  });
};

/**
 * The repository's files that a page in `docs` links to in a reason, from the root.
 *
 * @example linkedFiles('[the key](../apps/api/src/runtime/settings.ts)') // ['apps/api/src/runtime/settings.ts']
 */
export const linkedFiles = (reason: string): readonly string[] =>
  [...reason.matchAll(link)]
    .map(({ groups }) => (groups?.['target'] ?? '').replace(/#.*/, ''))
    .filter((target) => target !== '' && !target.includes(':'))
    .map((target) => posix.join('docs', target));
