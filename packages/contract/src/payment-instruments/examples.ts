import type { Tag } from '../openapi/group-sections.ts';
import { exampleIds } from '../openapi/example-ids.ts';
import { documented } from '../openapi/documented-calls.ts';
import * as calls from './calls.ts';
import type { PaymentInstrument } from './calls.ts';

const card: PaymentInstrument = {
  id: exampleIds.card,
  accountId: exampleIds.account,
  type: 'card',
  purpose: 'buyer',
  status: 'active',
  lastFour: '4242',
  createdAt: '2026-10-02T16:44:09.310Z',
  owner: { name: { fullName: 'Sam Okafor' } },
  card: { brand: 'visa', expirationMonth: 8, expirationYear: 2029 },
};

export const paymentInstrumentTag: Tag = {
  name: 'Payment instruments',
  description:
    'Stored cards and bank accounts. Numbers are entered in a form on a separate origin and never reach these calls.',
};

export const paymentInstrumentCalls = documented(calls, {
  listPaymentInstruments: {
    description:
      'Returns instruments newest first, unless `sortOrder` is set. `text` matches a part of the owner’s name or description, or an ID. Filtered or sorted results are counted up to 1,000.',
    response: { paymentInstruments: [card], totalCount: 16 },
  },
  getPaymentInstrument: { response: card },
  createInstrumentTicket: {
    description: 'A ticket is valid once, for 10 minutes.',
    body: { accountId: exampleIds.account, purpose: 'buyer' },
    response: { ticket: 'tkt_Y5nHd1FgJ6uEaV4oBiNxCqS0pK3v9sXb' },
  },
});
