import { documented } from '../openapi/documented-calls.ts';
import { exampleIds } from '../openapi/example-ids.ts';
import * as calls from './calls.ts';

export const listSumCalls = documented(calls, {
  getListSum: {
    description:
      'Takes the filters of the list; a list refuses those that it does not have. Up to 100,000 rows are counted and added up. Above that there is no `amount`, except for a period of the settled ledger, and filtered rows are counted to 100,000.',
    query: { accountId: exampleIds.account, list: 'payments', status: 'succeeded' },
    response: { totalCount: 128, amount: 1_841_236 },
  },
});
