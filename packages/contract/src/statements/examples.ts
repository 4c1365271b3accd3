import type { Tag } from '../openapi/group-sections.ts';
import { exampleIds } from '../openapi/example-ids.ts';
import { documented } from '../openapi/documented-calls.ts';
import * as calls from './calls.ts';
import type { Statement, StatementSummary } from './calls.ts';
import { paidOut, reconciliation } from '../reconciliations/examples.ts';

const november: StatementSummary = {
  month: '2026-11',
  startsAt: '2026-11-01T04:00:00.000Z',
  endsAt: '2026-12-01T05:00:00.000Z',
  closed: true,
  openingBalance: 412_050,
  closingBalance: 119_226,
  entryCount: 96,
};

const statement: Statement = {
  ...november,
  movements: [...reconciliation.movements, paidOut],
  unexplained: 0,
};

const statementOf = { params: { month: november.month }, query: { accountId: exampleIds.account } };

export const statementTag: Tag = {
  name: 'Statements',
  description: 'The available balance by month. Days follow Eastern Time.',
};

export const statementCalls = documented(calls, {
  listStatements: {
    description:
      'Returns statements newest first, from the current month back to the month of the first settled entry. Each month opens with the previous month’s closing balance. Months without entries are included. A month is `closed` one minute after it ends.',
    response: { statements: [november], totalCount: 4 },
  },
  getStatement: {
    description:
      'Returns the opening balance, the change by each kind of entry, and the closing balance. `unexplained` is the remaining difference. It should always be 0. A month that has not started is rejected.',
    ...statementOf,
    response: statement,
  },
  listStatementEntries: {
    description:
      'Returns entries oldest first, each with the balance after it. The balance before the first entry is the statement’s opening balance.',
    ...statementOf,
    response: {
      entries: [
        {
          id: exampleIds.ledgerEntry,
          settledAt: '2026-11-24T14:00:02.910Z',
          kind: 'payment',
          transactionId: exampleIds.payment,
          description: 'Payment',
          amount: 12_840,
          afterBalance: 424_890,
        },
      ],
      totalCount: november.entryCount,
    },
  },
  createStatementFile: {
    description:
      'The address is valid for one minute, as long as the session lasts, and until the file has been delivered in full once: an aborted request, a HEAD request and a request with `Range` do not use it up. It requires no token. A PDF can have at most 10,000 entries, and a CSV any number. For the current month, the file has the entries that have settled so far.',
    params: { month: november.month },
    body: { accountId: exampleIds.account, format: 'pdf' },
    response: {
      fileUrl: 'https://tillbook.example/api/exports/statements/pK3v9sXb7QmT2cRw8LzY5nHd1FgJ6uEaV4oBiNxCqS0',
      expiresAt: '2026-12-01T15:01:00.000Z',
    },
  },
});
