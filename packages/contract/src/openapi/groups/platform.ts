import { listAuditEntries } from '../../audit/calls.ts';
import { reportFrontendError } from '../../frontend-errors/calls.ts';
import { getHealth, getReadiness } from '../../health/calls.ts';
import { getSystem } from '../../system/calls.ts';
import { type CallGroup, documented } from '../documented-call.ts';
import { exampleIds } from '../example-ids.ts';

export const platformCalls: CallGroup = {
  name: 'Platform',
  description: 'The state of the platform itself.',
  calls: [
    documented(getHealth, { response: { status: 'ok' } }),
    documented(getReadiness, { response: { status: 'ready' } }),
    documented(reportFrontendError, {
      description:
        'At most 16 KiB; longer text is cut. At most 60 reports per network address a minute; beyond that, 429.',
      body: {
        message: "Cannot read properties of undefined (reading 'amount')",
        source: 'transaction-screen',
        url: 'https://pay.tillbook.example/transactions/txn_01kagr2m8e4j6w0y3s5v7x9zbd',
        timestamp: '2026-11-20T20:11:02.000Z',
      },
      response: {},
    }),
    documented(getSystem, {
      description:
        'Days follow Eastern Time. Failed payouts and front-end errors are from the last 7 days: the newest 50 payouts and the 50 most frequent errors.',
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
    }),
    documented(listAuditEntries, {
      description:
        'To read everything, repeat the call with the ID of the last entry as `before` until no entries are returned.',
      response: {
        data: [
          {
            id: 'aud_01kagt4z6b8d0f2h4k6n8q0s2v',
            at: '2026-11-20T21:00:00.000Z',
            action: 'admin.read',
            email: 'admin@tillbook.example',
            accountId: exampleIds.account,
            accountName: 'Harbor Coffee Roasters',
            subject: 'getAccount',
          },
        ],
        totalCount: 1,
      },
    }),
  ],
};
