import { documented } from '../openapi/documented-calls.ts';
import { exampleIds } from '../openapi/example-ids.ts';
import * as calls from './calls.ts';

export const listSumCalls = documented(calls, {
  getListSum: {
    description:
      'Accepts the filters of the list and rejects filters of other lists. Counts and adds up at most 100,000 rows. With more rows, the response has no `amount`, except for a period of the settled ledger, and filtered rows are counted up to 100,000.',
    query: { accountId: exampleIds.account, list: 'payments', status: 'succeeded' },
    response: { totalCount: 128, amount: 1_841_236 },
  },
});
