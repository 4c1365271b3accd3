import {
  acceptDispute,
  addDisputeFile,
  attachDisputeReceipt,
  getDispute,
  getDisputeFile,
  listDisputes,
  removeDisputeFile,
  saveDisputeEvidence,
  submitDispute,
  type DisputeDetail,
} from '../../disputes/calls.ts';
import {
  getPayoutReconciliation,
  getSettlementReconciliation,
  type Reconciliation,
} from '../../reconciliations/calls.ts';
import {
  getSettlement,
  listSettlementEntries,
  listSettlements,
  type Settlement,
} from '../../settlements/calls.ts';
import {
  createStatementFile,
  getStatement,
  listStatementEntries,
  listStatements,
  type Statement,
  type StatementSummary,
} from '../../statements/calls.ts';
import { type CallGroup, documented } from '../documented-call.ts';
import { exampleIds } from '../example-ids.ts';

const settlement: Settlement = {
  id: exampleIds.settlement,
  accountId: exampleIds.account,
  totalAmount: 214_390,
  totalFees: 7_214,
  netAmount: 207_176,
  status: 'completed',
  createdAt: '2026-11-24T14:00:02.910Z',
  updatedAt: '2026-11-24T14:00:03.114Z',
};

const reconciliation: Reconciliation = {
  openingBalance: 412_050,
  openedAt: '2026-11-21T14:00:02.910Z',
  movements: [
    { kind: 'payment', entryCount: 31, amount: 221_604 },
    { kind: 'refund', entryCount: 2, amount: -7_214 },
    { kind: 'card_percentage_fee', entryCount: 31, amount: -6_427 },
    { kind: 'card_flat_fee', entryCount: 31, amount: -787 },
  ],
  closingBalance: 619_226,
  closedAt: '2026-11-24T14:00:02.910Z',
  unexplained: 0,
};

const paidOut = { kind: 'payout', entryCount: 1, amount: -500_000 };

export const settlementCalls: CallGroup = {
  name: 'Settlements',
  description: 'The runs that make pending money available.',
  calls: [
    documented(listSettlements, {
      description:
        'Newest first, unless sorted otherwise. Dates filter by when the settlement ran, amounts by its net amount. Filtered or sorted results are counted up to 1,000.',
      query: { accountId: exampleIds.account },
      response: { settlements: [settlement], totalCount: 12 },
    }),
    documented(getSettlement, {
      description:
        '`totalFees` is the sum of the fees, `totalAmount` of everything else, and `netAmount` the difference, which can be negative.',
      params: { id: exampleIds.settlement },
      response: settlement,
    }),
    documented(getSettlementReconciliation, {
      description:
        'The balance before, what each kind of entry added or took, and the balance after. `unexplained` is what is left over, and is 0.',
      params: { id: exampleIds.settlement },
      response: reconciliation,
    }),
    documented(getPayoutReconciliation, {
      description:
        'From the balance after the previous payout, through every entry that settled since, to the balance after this payout. Only for payouts.',
      params: { id: exampleIds.payout },
      response: {
        ...reconciliation,
        movements: [...reconciliation.movements, paidOut],
        closingBalance: reconciliation.closingBalance + paidOut.amount,
      },
    }),
    documented(listSettlementEntries, {
      params: { id: exampleIds.settlement },
      response: {
        entries: [
          {
            id: exampleIds.ledgerEntry,
            linkedId: exampleIds.payment,
            linkedType: 'transaction',
            amount: -372,
            category: 'card_percentage_fee',
          },
        ],
        totalCount: 57,
      },
    }),
  ],
};

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

export const statementCalls: CallGroup = {
  name: 'Statements',
  description: 'The available balance month by month. Days follow Eastern Time.',
  calls: [
    documented(listStatements, {
      description:
        'Each month opens with the previous month’s closing balance. Months without entries are included; the current month is not `closed`.',
      query: { accountId: exampleIds.account },
      response: { statements: [november], totalCount: 4 },
    }),
    documented(getStatement, {
      description:
        'The balance before, what each kind of entry added or took, and the balance after. `unexplained` is what is left over, and is 0. A month that has not started is rejected.',
      ...statementOf,
      response: statement,
    }),
    documented(listStatementEntries, {
      description: 'The balance before the first entry is the statement’s opening balance.',
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
    }),
    documented(createStatementFile, {
      description:
        'The address is valid for one minute, as long as the session lasts, and until the file has been delivered whole once: a request that is aborted, a HEAD request and a request with `Range` do not use it up. It requires no token. A PDF holds at most 10,000 entries, a CSV any number. For the current month, the file has what has settled so far.',
      params: { month: november.month },
      body: { accountId: exampleIds.account, format: 'pdf' },
      response: {
        fileUrl:
          'https://tillbook.example/api/exports/statements/pK3v9sXb7QmT2cRw8LzY5nHd1FgJ6uEaV4oBiNxCqS0',
        expiresAt: '2026-12-01T15:01:00.000Z',
      },
    }),
  ],
};

const dispute: DisputeDetail = {
  id: exampleIds.dispute,
  accountId: exampleIds.account,
  amount: 12_840,
  transactionId: exampleIds.payment,
  createdAt: '2026-11-23T08:30:00.000Z',
  status: 'pending',
  reason: 'fraudulent',
  respondBy: '2026-12-07T08:30:00.000Z',
  reasonLabel: 'Fraudulent',
  reasonMeaning: 'The cardholder says they didn’t make this payment.',
  answerable: true,
  evidence: [
    {
      field: 'explanation',
      kind: 'text',
      label: 'Explanation',
      hint: 'What happened, in your own words.',
      multiline: true,
      required: true,
      text: 'The customer signed for the parcel.',
    },
    { field: 'receipt', kind: 'file', label: 'Receipt or invoice', multiline: false, required: false },
  ],
  files: [
    {
      id: exampleIds.disputeFile,
      field: 'receipt',
      name: 'receipt.pdf',
      mediaType: 'application/pdf',
      sizeBytes: 48_211,
      addedAt: '2026-11-24T10:02:11.000Z',
    },
  ],
  timeline: [
    { kind: 'opened', at: '2026-11-23T08:30:00.000Z' },
    {
      kind: 'file_added',
      at: '2026-11-24T10:02:11.000Z',
      by: 'dana@example.com',
      subject: 'receipt.pdf',
    },
  ],
  ledgerEntries: [
    {
      id: exampleIds.ledgerEntry,
      transactionId: exampleIds.payment,
      amount: 12_840,
      type: 'debit',
      category: 'dispute_hold',
      status: 'settled',
      description: 'Dispute hold',
      createdAt: '2026-11-23T08:30:00.000Z',
      settledAt: '2026-11-23T08:30:00.000Z',
      afterBalance: 401_160,
    },
  ],
  receiptSentTo: ['priya@example.com'],
  payment: {
    amount: 12_840,
    createdAt: '2026-11-20T15:12:40.000Z',
    description: 'Two bags of espresso',
    method: 'card',
    channel: 'online',
    paymentInstrumentId: exampleIds.card,
    lastFour: '4242',
    cardBrand: 'Visa',
    ownerName: 'Priya Raman',
  },
  statementDescriptor: 'HARBOR COFFEE',
  supportingFacts: ['earlier_payments', 'receipt_address', 'statement_descriptor'],
};

const params = { id: exampleIds.dispute };

export const disputeCalls: CallGroup = {
  name: 'Disputes',
  description: 'Payments that customers asked their bank to reverse.',
  calls: [
    documented(listDisputes, {
      description:
        'An array, newest first unless sorted otherwise; the total is in `X-Total-Count`. Filtered or sorted results are counted up to 1,000; `X-Total-Count-Capped` says when there are more.',
      query: { accountId: exampleIds.account },
      response: [
        {
          id: exampleIds.dispute,
          amount: 12_840,
          transactionId: exampleIds.payment,
          createdAt: '2026-11-23T08:30:00.000Z',
          status: 'pending',
          reason: 'Product not received',
          respondBy: '2026-12-07T08:30:00.000Z',
        },
      ],
    }),
    documented(getDispute, {
      description:
        '`evidence` lists what the dispute’s reason calls for, and what has been entered. Files are listed by name and size; `GET /disputes/{id}/files/{fileId}` returns one.',
      params,
      response: dispute,
    }),
    documented(saveDisputeEvidence, {
      description: 'By the names in `evidence`. A text left out stays as it is; an empty one is removed.',
      params,
      body: { texts: { explanation: 'The customer signed for the parcel.' } },
      response: dispute,
    }),
    documented(addDisputeFile, {
      description:
        'A PDF, PNG or JPEG file of 2 MB or less, recognized by its first bytes; at most 5 per dispute. Only this call accepts a body of up to 2736 KiB.',
      params,
      body: { field: 'receipt', name: 'receipt.pdf', content: 'JVBERi0xLjcK' },
      response: dispute,
    }),
    documented(attachDisputeReceipt, {
      description:
        'The platform creates the PDF. It counts toward the limit of 5 files, and is attached only once however often this is called.',
      params,
      response: {
        ...dispute,
        files: [
          {
            id: exampleIds.disputeFile,
            field: 'receipt',
            name: `receipt-${exampleIds.payment}.pdf`,
            mediaType: 'application/pdf',
            sizeBytes: 2_310,
            addedAt: '2026-11-24T10:02:11.000Z',
          },
        ],
      },
    }),
    documented(getDisputeFile, {
      description:
        'Available to anyone with access to the dispute, before and after it is submitted. Returned as base64 in JSON, so that no browser opens it from its address.',
      params: { ...params, fileId: exampleIds.disputeFile },
      response: {
        id: exampleIds.disputeFile,
        field: 'receipt',
        name: 'receipt.pdf',
        mediaType: 'application/pdf',
        sizeBytes: 9,
        addedAt: '2026-11-24T10:12:00.000Z',
        content: 'JVBERi0xLjcK',
      },
    }),
    documented(removeDisputeFile, {
      description: 'Removing a file that doesn’t exist succeeds as well.',
      params,
      body: { fileId: exampleIds.disputeFile },
      response: { ...dispute, files: [] },
    }),
    documented(submitDispute, {
      description:
        'From then on the dispute is `under_review` and can’t be changed; the outcome comes later. If required evidence is missing, the call is rejected with the missing `fields`.',
      params,
      response: {
        ...dispute,
        status: 'under_review',
        answerable: false,
        timeline: [
          ...dispute.timeline,
          { kind: 'submitted', at: '2026-11-24T10:05:40.000Z', by: 'dana@example.com' },
        ],
      },
    }),
    documented(acceptDispute, {
      description: 'The amount on hold becomes a chargeback. This can’t be undone.',
      params,
      response: {
        ...dispute,
        status: 'lost',
        answerable: false,
        timeline: [
          ...dispute.timeline,
          { kind: 'accepted', at: '2026-11-24T10:05:40.000Z', by: 'dana@example.com' },
          { kind: 'lost', at: '2026-11-24T10:05:40.000Z' },
        ],
      },
    }),
  ],
};
