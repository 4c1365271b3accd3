import { getDispute } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { detailWithin } from './answerable.ts';

export const getDisputeHandler = defineHandler(getDispute, ({ platform, accountId, path }) =>
  detailWithin(platform, platform.database.drizzle, accountId, path.id),
);
