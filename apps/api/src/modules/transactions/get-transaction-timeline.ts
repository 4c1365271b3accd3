import { getTransactionTimeline } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { findTransaction } from './store.ts';
import { toTimeline } from './timeline-response.ts';
import { findTimelineFacts } from './timeline-facts.ts';

export const getTransactionTimelineHandler = defineHandler(
  getTransactionTimeline,
  async ({ platform: { database }, accountId, path, refuse }) => {
    const transaction = await findTransaction(database, accountId, path.id);
    if (transaction === undefined) return refuse('not_found');
    return { events: toTimeline(await findTimelineFacts(database.drizzle, accountId, transaction)) };
  },
);
