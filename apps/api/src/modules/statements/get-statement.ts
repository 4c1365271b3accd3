import { getStatement } from '@tillbook/contract';
import { answer } from '../../http/call.ts';
import { readMonth } from './months.ts';
import { findMonthRange, readStatement } from './read-statement.ts';

export const getStatementCall = answer(getStatement, async ({ platform, accountId, path }) => {
  const { database, clock } = platform;
  const month = readMonth(path.month, clock.now());
  return readStatement(database, accountId, month, await findMonthRange(database, accountId, month));
});
