/** The first migration that has to name the oldest release that can run alongside it. */
const firstNamingRelease = 30;

const namesRelease = /^-- Runs beside releases from (\d+)\.$/m;

/**
 * Returns the oldest release whose processes can continue once a migration has run, from its first line.
 * Undefined for migrations before this rule, because their releases no longer run.
 * @throws Error if a later migration does not name it
 */
export const namedOldestRelease = (name: string, text: string): number | undefined => {
  const [, number] = namesRelease.exec(text.split('\n', 1).join('')) ?? [];
  if (number !== undefined) return Number(number);
  if (Number.parseInt(name, 10) < firstNamingRelease) return undefined;
  throw new Error(`${name} does not begin with "-- Runs beside releases from <number>."`);
};

const withoutComments = (statement: string): string => statement.replaceAll(/^\s*--.*$/gm, '').trim();

const dropsIndex = /^DROP INDEX CONCURRENTLY IF EXISTS ([\w.]+)\s*;?$/i;
const createsIndex = /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY (\w+) ON [^;]+;?$/i;

export const isConcurrent = (statements: readonly string[]): boolean =>
  statements.some((statement) => /\bINDEX\s+CONCURRENTLY\b/i.test(withoutComments(statement)));

/** Returns the index's name without a schema: `CREATE INDEX` takes no schema, `DROP INDEX` may. */
const indexName = (pattern: RegExp, statement: string | undefined): string | undefined =>
  pattern
    .exec(withoutComments(statement ?? ''))?.[1]
    ?.split('.')
    .at(-1);

const isAllowed = (statement: string, before: string | undefined): boolean => {
  if (indexName(dropsIndex, statement) !== undefined) return true;
  const created = indexName(createsIndex, statement);
  // An interrupted build leaves an invalid index of that name behind.
  return created !== undefined && created === indexName(dropsIndex, before);
};

/**
 * Requires that a concurrent migration contains nothing else, because a failure does not undo it, and drops
 * each index before creating it, so that it can be repeated.
 * @throws Error otherwise
 */
export const requireRepeatable = (name: string, statements: readonly string[]): void => {
  if (!isConcurrent(statements)) return;
  const index = statements.findIndex((statement, at) => !isAllowed(statement, statements[at - 1]));
  if (index === -1) return;
  throw new Error(
    `${name} has INDEX CONCURRENTLY, so each of its statements has to be DROP INDEX CONCURRENTLY IF EXISTS, or CREATE INDEX CONCURRENTLY right after the DROP of the same index. Statement ${index + 1} is neither.`,
  );
};
