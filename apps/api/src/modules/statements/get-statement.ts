import { getStatement } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { readMonth } from './months.ts';
import { findMonthRange, readStatement } from './read-statement.ts';

export const getStatementHandler = defineHandler(getStatement, async ({ platform, accountId, path }) => {
  const month = readMonth(path.month, platform.clock.now());
  return platform.reads.read(async (database) =>
    readStatement(database, accountId, month, await findMonthRange(database, accountId, month)),
  );
});
