import type { Tag } from '../openapi/group-sections.ts';
import { exampleIds } from '../openapi/example-ids.ts';
import { documented } from '../openapi/documented-calls.ts';
import * as calls from './calls.ts';
import type { EntrySet } from './calls.ts';

const clearingId = 'gla_01kagq0a2c4e6g8j0m2p4s6v8x';
const incomeId = 'gla_01kagq0c6e8g0j2m4p6s8v0x2z';

const draft: EntrySet = {
  id: exampleIds.entrySet,
  reference: 'ADJ-2026-114',
  date: '2026-11-20T00:00:00.000Z',
  description: 'Processor invoice of October, rounding',
  status: 'Draft',
  origin: 'manual',
  createdBy: 'admin@tillbook.example',
  totalDebitCents: 125,
  totalCreditCents: 125,
  ledgerEntries: [
    {
      id: 'gle_01kagsm8a0c2e4g6j8m0p2s4v6',
      accountId: clearingId,
      accountName: 'Clearing',
      accountNumber: '1100',
      debitCents: 125,
      creditCents: 0,
    },
    {
      id: 'gle_01kagsm8b1d3f5h7k9n1q3t5w7',
      accountId: incomeId,
      accountName: 'Fee income',
      accountNumber: '4000',
      debitCents: 0,
      creditCents: 125,
    },
  ],
};
const posted: EntrySet = { ...draft, status: 'Posted', postedAt: '2026-11-20T17:20:41.006Z' };

const typedDraft = {
  reference: draft.reference,
  date: '2026-11-20',
  description: draft.description,
  ledgerEntries: [
    { accountId: clearingId, debitCents: 125 },
    { accountId: incomeId, creditCents: 125 },
  ],
};

export const generalLedgerTag: Tag = {
  name: 'General ledger',
  description: 'The platform’s general ledger, for internal admins.',
};

export const generalLedgerCalls = documented(calls, {
  listGeneralLedgerAccounts: {
    response: {
      accounts: [
        {
          id: clearingId,
          number: '1100',
          name: 'Clearing',
          type: 'Asset',
          normalBalance: 'debit',
          currentBalanceCents: 1_422_107,
          takesManualEntries: true,
        },
      ],
    },
  },
  listEntrySets: {
    description:
      'Newest first. Filter by status, by control account, by `date`, or by text in the reference or description. Text search covers the newest 100,000 entry sets; the ID of a set, transaction, dispute or settlement finds its entry sets at any age. To read everything, repeat the call with the ID of the last entry set as `before` until the response is empty.',
    response: { data: [posted], totalCount: 412 },
  },
  getEntrySet: { params: { id: exampleIds.entrySet }, response: posted },
  createEntrySet: {
    description: 'A draft does not have to balance; it moves no money until it is posted.',
    body: typedDraft,
    response: draft,
  },
  updateEntrySet: {
    description: 'Replaces all lines. Without a `date`, the draft’s date stays the same.',
    params: { id: exampleIds.entrySet },
    body: typedDraft,
    response: draft,
  },
  postEntrySet: { params: { id: exampleIds.entrySet }, response: posted },
  reverseEntrySet: {
    description:
      'Posts a new entry set with debits and credits exchanged. Entry sets posted by the platform are undone by a business event instead, such as a refund.',
    params: { id: exampleIds.entrySet },
    response: {
      ...posted,
      id: 'gls_01kagt0v4x6z8b0d2f4h6k8n0q',
      reference: 'ADJ-2026-114 reversed',
      reversesEntrySetId: exampleIds.entrySet,
    },
  },
});
