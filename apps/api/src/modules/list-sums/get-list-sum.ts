import { getListSum } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { refuseTurnedRange } from '../../http/list-query.ts';
import { AppError } from '../../runtime/app-error.ts';
import { filterFaults } from '../exports/index.ts';
import { sumOf } from './sum-of.ts';

export const getListSumHandler = defineHandler(getListSum, ({ platform, accountId, query }) => {
  const { accountId: _accountId, list, ...filter } = query;
  const fields = filterFaults(list, filter);
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
  refuseTurnedRange(filter);
  return sumOf(platform.database, accountId, list, filter);
});
