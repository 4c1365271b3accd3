import { detailedPayment } from '../transactions/examples.ts';
import { exampleIds } from '../openapi/example-ids.ts';
import { documented } from '../openapi/documented-calls.ts';
import * as calls from './calls.ts';

export const searchCalls = documented(calls, {
  search: {
    description:
      "Finds objects whose ID, reference, amount (`128.40`), last four digits or receipt recipient equals the whole text. Payments are also found by words of their description and tags, or the beginnings of such words, by their last four digits, and by the beginning of their owner's name. Returns at most eight objects of each kind, newest first. If the text is an amount, `paymentsOfAmount` counts the payments of that amount.",
    query: { accountId: exampleIds.account, text: 'order-20711' },
    response: { transactions: [detailedPayment], paymentInstruments: [], settlements: [] },
  },
});
