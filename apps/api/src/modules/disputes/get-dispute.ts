import { getDispute } from '@tillbook/contract';
import { answer } from '../../http/call.ts';
import { detailWithin } from './answerable.ts';

export const getDisputeCall = answer(getDispute, ({ platform, accountId, path }) =>
  detailWithin(platform, platform.database.drizzle, accountId, path.id),
);
