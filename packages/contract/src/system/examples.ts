import type { Tag } from '../openapi/group-sections.ts';
import { documented } from '../openapi/documented-calls.ts';
import * as calls from './calls.ts';

export const platformTag: Tag = {
  name: 'Platform',
  description: 'The state of the platform.',
};

export const systemCalls = documented(calls, {
  getSystem: {
    description:
      'Days follow Eastern Time. Failed payouts and frontend errors are from the last 7 days: the newest 50 payouts and the 50 most frequent errors.',
    response: {
      asOf: '2026-11-20T21:00:00.000Z',
      today: {
        since: '2026-11-20T05:00:00.000Z',
        postings: 96,
        payments: { count: 58, amountCents: 412_650 },
        payouts: { count: 2, amountCents: 250_000 },
        refunds: { count: 1, amountCents: 2_500 },
      },
      openAttempts: 0,
      failedPayouts: { count: 0, newest: [] },
      openDisputes: { count: 1, amountCents: 12_840, nextDeadlineAt: '2026-12-07T08:30:00.000Z' },
      queue: { depth: 3, failed: 0, oldestJobAt: '2026-11-20T20:59:58.000Z' },
      frontendErrors: [],
    },
  },
});
