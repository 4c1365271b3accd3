import { posix } from 'node:path';

export type CatalogKind = 'statements' | 'requirements';

/** A table row of a page. Tests name its ID in `meta.shows`. */
export type Claim = {
  /** `spec:5.2`, `threat:1.1`, `asvs:V1.2.3`. */
  readonly id: string;
  /** Line number, from 1. */
  readonly line: number;
  readonly section: string;
  readonly text: string;
  /** Always `met` for a statement. */
  readonly verdict: string;
  /** Why the claim is open or doesn't apply, or a link to its explanation. */
  readonly reason: string;
};

const link = /\[(?:[^\]\\]|\\.)+\]\((?<target>[^)]+)\)/g;

/** Splits a row at its bars. A bar within a cell is escaped as `\|`. */
const readCells = (row: string): readonly string[] =>
  row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());

/**
 * Reads the claims in a page's tables.
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
 * Lists the files that a reason in `docs` links to, relative to the repository's root.
 *
 * @example linkedFiles('[the key](../apps/api/src/runtime/settings.ts)') // ['apps/api/src/runtime/settings.ts']
 */
export const linkedFiles = (reason: string): readonly string[] =>
  [...reason.matchAll(link)]
    .map(({ groups }) => (groups?.['target'] ?? '').replace(/#.*/, ''))
    .filter((target) => target !== '' && !target.includes(':'))
    .map((target) => posix.join('docs', target));
