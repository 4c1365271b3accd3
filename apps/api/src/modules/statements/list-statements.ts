import { listStatements, type StatementSummary } from '@tillbook/contract';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import type { Database } from '../../db/client.ts';
import { defineHandler } from '../../http/call.ts';
import { monthsSince, type StatementMonth } from './months.ts';
import { findLedgerPositions, type LedgerPosition } from '../reconciliations/index.ts';
import { findFirstSettling } from './store.ts';

const summary = (
  { month, from, until, closed }: StatementMonth,
  before: LedgerPosition,
  after: LedgerPosition,
): StatementSummary => ({
  month,
  startsAt: from.toISOString(),
  endsAt: until.toISOString(),
  closed,
  openingBalance: before.balance,
  closingBalance: after.balance,
  entryCount: after.nextOrdinal - before.nextOrdinal,
});

/** Finds the balances at the months' boundaries; each closes one month and opens the next. */
const findStatements = async (
  database: Database,
  accountId: AuthorizedAccountId,
  now: Date,
  query: Parameters<typeof monthsSince>[2],
) => {
  const first = await findFirstSettling(database, accountId);
  if (first === undefined) return { statements: [], totalCount: 0 };
  const { months, totalCount } = monthsSince(first, now, query);
  const [newest] = months;
  if (newest === undefined) return { statements: [], totalCount };
  const moments = [newest.until, ...months.map(({ from }) => from)];
  const positions = await findLedgerPositions(database, accountId, moments);
  const statements = months.flatMap((month, index) => {
    const [after, before] = positions.slice(index, index + 2);
    return before && after ? [summary(month, before, after)] : [];
  });
  return { statements, totalCount };
};

export const listStatementsHandler = defineHandler(
  listStatements,
  ({ platform: { reads, clock }, accountId, query }) =>
    reads.read((database) => findStatements(database, accountId, clock.now(), query)),
);
