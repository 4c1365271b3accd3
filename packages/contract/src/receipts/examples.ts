import { dana } from '../transactions/examples.ts';
import { exampleIds } from '../openapi/example-ids.ts';
import { documented } from '../openapi/documented-calls.ts';
import * as calls from './calls.ts';

export const receiptCalls = documented(calls, {
  emailReceipt: {
    description:
      'A payment can have at most 20 receipts a day and an account 500; more are rejected with 429.',
    body: { transactionId: exampleIds.payment, recipientEmail: 'sam@example.com' },
    response: {},
  },
  getReceipt: {
    description:
      'Returns the content of the email, even before it is sent. `sent` means that the mail server accepted the email, and `refused` that it rejected the email permanently.',
    response: {
      transactionId: exampleIds.payment,
      accountId: exampleIds.account,
      subject: 'Receipt from Harbor Coffee Roasters: $128.40',
      heading: 'Receipt from Harbor Coffee Roasters',
      lines: [
        { label: 'Amount', value: '$128.40' },
        { label: 'Paid to', value: 'Harbor Coffee Roasters' },
      ],
      sends: [
        {
          id: 'rcp_01kagt0c6e8g0j2m4p6s8v0x2z',
          recipientEmail: 'sam@example.com',
          requestedAt: '2026-11-20T20:12:00.114Z',
          by: 'account',
          ...dana,
          status: 'sent',
          endedAt: '2026-11-20T20:12:01.730Z',
        },
      ],
    },
  },
});
