import * as z from 'zod/mini';
import { defineEndpoint, defineListEndpoint } from './endpoint.ts';
import { cents, identifier, instant, openEnum, page, requiredText, text } from './primitives.ts';

const generalLedgerAccount = z.object({
  id: identifier,
  number: z.string(),
  name: z.string(),
  type: openEnum('Asset', 'Liability', 'Equity', 'Income', 'Expense'),
  normalBalance: openEnum('debit', 'credit'),
  currentBalanceCents: z.optional(cents),
});

export type GeneralLedgerAccount = z.infer<typeof generalLedgerAccount>;

const entryLine = z.object({
  id: identifier,
  accountId: identifier,
  accountName: z.string(),
  accountNumber: z.string(),
  debitCents: cents,
  creditCents: cents,
  description: z.optional(z.string()),
});

const entrySet = z.object({
  id: identifier,
  reference: z.string(),
  date: instant,
  description: z.string(),
  status: openEnum('Draft', 'Posted', 'Reversed'),
  createdBy: z.string(),
  postedAt: z.optional(instant),
  totalDebitCents: cents,
  totalCreditCents: cents,
  reversesEntrySetId: z.optional(identifier),
  reversedByEntrySetId: z.optional(identifier),
  ledgerEntries: z.array(entryLine),
});

export type EntrySet = z.infer<typeof entrySet>;

const lineAmountCents = z.int().check(z.gte(0), z.lte(99_999_999_999));

export const listGeneralLedgerAccounts = defineEndpoint({
  name: 'listGeneralLedgerAccounts',
  method: 'GET',
  path: '/general-ledger/list-accounts',
  summary: 'The control accounts with their balances.',
  access: { kind: 'admin' },
  response: z.object({ accounts: z.array(generalLedgerAccount) }),
});

export const listEntrySets = defineListEndpoint(
  {
    name: 'listEntrySets',
    method: 'GET',
    path: '/general-ledger/entry-sets',
    summary: 'Entry sets with their lines, newest first.',
    access: { kind: 'admin' },
    query: z.object({ ...page }),
    response: z.object({ data: z.array(entrySet), totalCount: z.int() }),
  },
  (response) => ({ items: response.data, totalCount: response.totalCount }),
);

export const createEntrySet = defineEndpoint({
  name: 'createEntrySet',
  method: 'POST',
  path: '/general-ledger/entry-sets',
  summary: 'Creates a draft.',
  access: { kind: 'admin' },
  idempotent: true,
  body: z.object({
    reference: requiredText(64),
    date: z.optional(requiredText(40)),
    description: text(500),
    ledgerEntries: z
      .array(
        z.object({
          accountId: identifier,
          debitCents: z._default(lineAmountCents, 0),
          creditCents: z._default(lineAmountCents, 0),
          description: z.optional(text(200)),
        }),
      )
      .check(z.minLength(1), z.maxLength(100)),
  }),
  response: entrySet,
  status: 201,
  errors: ['entry_set_touches_merchant'],
});

export const postEntrySet = defineEndpoint({
  name: 'postEntrySet',
  method: 'POST',
  path: '/general-ledger/entry-sets/{id}/post',
  summary: 'Posts a balanced draft.',
  access: { kind: 'admin' },
  idempotent: true,
  params: z.object({ id: identifier }),
  response: entrySet,
  errors: ['entry_set_not_draft', 'entry_set_unbalanced'],
});

export const reverseEntrySet = defineEndpoint({
  name: 'reverseEntrySet',
  method: 'POST',
  path: '/general-ledger/entry-sets/{id}/reverse',
  summary: 'Reverses a posted manual entry set by a new one.',
  access: { kind: 'admin' },
  idempotent: true,
  params: z.object({ id: identifier }),
  response: entrySet,
  status: 201,
  errors: ['entry_set_not_reversible'],
});
