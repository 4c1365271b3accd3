import { listStatements, type StatementSummary } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { monthsSince, type StatementMonth } from './months.ts';
import { findFirstSettling, findStandings, type Standing } from './store.ts';

const summary = (
  { month, from, until, closed }: StatementMonth,
  before: Standing,
  after: Standing,
): StatementSummary => ({
  month,
  startsAt: from.toISOString(),
  endsAt: until.toISOString(),
  closed,
  openingBalance: before.balance,
  closingBalance: after.balance,
  entryCount: after.nextOrdinal - before.nextOrdinal,
});

/** Where a month ends the next one begins, so each standing closes one month and opens another. */
export const listStatementsHandler = defineHandler(listStatements, async ({ platform, accountId, query }) => {
  const { database, clock } = platform;
  const first = await findFirstSettling(database, accountId);
  if (first === undefined) return { statements: [], totalCount: 0 };
  const { months, totalCount } = monthsSince(first, clock.now(), query);
  const [newest] = months;
  if (newest === undefined) return { statements: [], totalCount };
  const moments = [newest.until, ...months.map(({ from }) => from)];
  const standings = await findStandings(database, accountId, moments);
  const statements = months.flatMap((month, index) => {
    const [after, before] = standings.slice(index, index + 2);
    return before && after ? [summary(month, before, after)] : [];
  });
  return { statements, totalCount };
});
