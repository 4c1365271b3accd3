/** The first migration that has to name the oldest release that can run beside it. */
const firstNamingRelease = 30;

const namesRelease = /^-- Runs beside releases from (\d+)\.$/m;

/**
 * The number of the oldest release whose processes can go on once a migration has run, from its first line. Undefined
 * for migrations from before the rule, whose releases are gone.
 *
 * @throws Error where a later migration does not name it
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

/** Whether a migration builds or drops indexes while the tables are being written, which no transaction may do. */
export const isConcurrent = (statements: readonly string[]): boolean =>
  statements.some((statement) => /\bINDEX\s+CONCURRENTLY\b/i.test(withoutComments(statement)));

/** The index's own name: `CREATE INDEX` takes no schema, `DROP INDEX` may. */
const indexName = (pattern: RegExp, statement: string | undefined): string | undefined =>
  pattern
    .exec(withoutComments(statement ?? ''))?.[1]
    ?.split('.')
    .at(-1);

const isAllowed = (statement: string, before: string | undefined): boolean => {
  if (indexName(dropsIndex, statement) !== undefined) return true;
  const created = indexName(createsIndex, statement);
  // A build that was cut off leaves an invalid index of that name behind.
  return created !== undefined && created === indexName(dropsIndex, before);
};

/**
 * A concurrent migration is nothing else, because what fails in the middle of it stays; and it can be run again, because
 * it drops each index before it creates it.
 *
 * @throws Error where it is not so
 */
export const requireRepeatable = (name: string, statements: readonly string[]): void => {
  if (!isConcurrent(statements)) return;
  const index = statements.findIndex((statement, at) => !isAllowed(statement, statements[at - 1]));
  if (index === -1) return;
  throw new Error(
    `${name} has INDEX CONCURRENTLY, so each of its statements has to be DROP INDEX CONCURRENTLY IF EXISTS, or CREATE INDEX CONCURRENTLY right after the DROP of the same index. Statement ${index + 1} is neither.`,
  );
};
