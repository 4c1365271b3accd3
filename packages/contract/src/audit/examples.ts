import { exampleIds } from '../openapi/example-ids.ts';
import { documented, someDocumented } from '../openapi/documented-calls.ts';
import * as calls from './calls.ts';

export const accountAuditCalls = someDocumented(calls, {
  listAccountAuditEntries: {
    description:
      'Returns, newest first, changes to the account, views of it by admins, and the sign-ins, sign-outs, password changes and email changes of people with access since their grant. Admins have `by` `platform` and are identified only by `userId`. To read everything, repeat the call with the ID of the last entry as `before` until no entries are returned.',
    response: {
      data: [
        {
          id: 'aud_01kagt4z6b8d0f2h4k6n8q0s2v',
          at: '2026-11-20T21:00:00.000Z',
          action: 'admin.read',
          by: 'platform',
          userId: 'usr_01kagq1a3c5e7g9j1m3p5r7t9v',
          subject: 'getAccount',
        },
        {
          id: 'aud_01kagt1b3d5f7h9k1m3p5r7t9v',
          at: '2026-11-20T20:04:00.000Z',
          action: 'payout.create',
          by: 'account',
          userId: exampleIds.user,
          email: 'dana@harbor.example',
          subject: exampleIds.payout,
          clientAddress: '203.0.113.9',
        },
      ],
    },
  },
});

export const auditCalls = documented(calls, {
  listAuditEntries: {
    description:
      'Returns each action with its person, time, network address and account, newest first. To read everything, repeat the call with the ID of the last entry as `before` until no entries are returned.',
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
  },
});
