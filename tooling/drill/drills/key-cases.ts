import {
  acceptDispute,
  addDisputeFile,
  attachDisputeReceipt,
  adjustAccount,
  createEntrySet,
  createTransaction,
  emailReceipt,
  listDisputes,
  listGeneralLedgerAccounts,
  postEntrySet,
  refundTransaction,
  reverseEntrySet,
  saveDisputeEvidence,
  submitDispute,
  updateEntrySet,
  type Endpoint,
  type EntrySet,
} from '@tillbook/contract';
import { setTimeout } from 'node:timers/promises';
import { chargeGoodCard, type DemoSession } from '../load/demo-session.ts';

export type KeyedRequest = {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
};

export type KeyCase = {
  readonly says: string;
  readonly endpoint: Endpoint;
  /** Header, or `referenceId` in the body. */
  readonly keyIn: 'header' | 'body';
  readonly as: 'merchant' | 'admin';
  /** Expected status and number of effects. A refusal by a rule has no effect. */
  readonly status: number;
  readonly effects: 0 | 1;
  /** SQL that counts the request's effects. */
  readonly countEffects: string;
  /** Builds a request, and a different request to send with the same key. */
  prepare(session: DemoSession): Promise<{ readonly request: KeyedRequest; readonly other: KeyedRequest }>;
};

const countOf = (list: string, filter: string) =>
  `select count(*)::int as count from transactions where list = '${list}' and ${filter}`;
const countPayments = countOf('payments', 'true');
const countPayouts = countOf('payouts', 'subtype is null');
const countAdjustments = countOf('payouts', `subtype = 'adjustment'`);
const countRefunds = countOf('refunds', `subtype = 'refund'`);
const countSets = (filter: string) =>
  `select count(*)::int as count from entry_sets where origin = 'manual' and ${filter}`;

const anyAmount = () => 1_000 + Math.floor(Math.random() * 9_000) * 2;

const byAmount = (path: string, body: Readonly<Record<string, unknown>>) => {
  const amount = anyAmount();
  return {
    request: { path, body: { ...body, amount } },
    other: { path, body: { ...body, amount: amount + 1 } },
  };
};

const payment = (session: DemoSession, source: Readonly<Record<string, unknown>>) =>
  Promise.resolve(
    byAmount(createTransaction.path, {
      accountId: session.accountId,
      type: 'pull',
      channel: 'online',
      ...source,
    }),
  );

const withdrawal = ({ accountId, payoutAccountId }: DemoSession) => ({
  accountId,
  type: 'push',
  channel: 'online',
  method: 'ach',
  paymentInstrumentId: payoutAccountId,
});

const paid = async (session: DemoSession): Promise<string> => (await chargeGoodCard(session, 50_000)).id;

const draftBody = async ({ admin }: DemoSession) => {
  const { accounts } = await admin.call(listGeneralLedgerAccounts, {});
  const [first, second] = accounts.filter(({ takesManualEntries }) => takesManualEntries);
  if (first === undefined || second === undefined) throw new Error('No account takes manual entries.');
  const amountCents = anyAmount();
  const ledgerEntries = [
    { accountId: first.id, debitCents: amountCents, creditCents: 0 },
    { accountId: second.id, debitCents: 0, creditCents: amountCents },
  ];
  return { reference: `DRILL-${amountCents}`, description: 'Drill', ledgerEntries };
};

const draft = async (session: DemoSession): Promise<EntrySet> =>
  session.admin.call(createEntrySet, { body: await draftBody(session) });

const posted = async (session: DemoSession): Promise<EntrySet> =>
  session.admin.call(postEntrySet, { params: { id: (await draft(session)).id } });

/** Builds two requests that differ only in the ID in their path. */
const byPath = (path: string, first: Pick<EntrySet, 'id'>, second: Pick<EntrySet, 'id'>) => ({
  request: { path: path.replace('{id}', first.id), body: {} },
  other: { path: path.replace('{id}', second.id), body: {} },
});

const disputeIsOpenWithinMs = 60_000;

/** Makes a payment and waits for its dispute, then saves draft evidence. */
const disputed = async ({
  merchant,
  accountId,
  disputedCardId,
}: DemoSession): Promise<{ readonly id: string }> => {
  const source = {
    type: 'pull',
    channel: 'online',
    method: 'card',
    paymentInstrumentId: disputedCardId,
  } as const;
  const { id: paymentId } = await merchant.call(createTransaction, {
    body: { accountId, amount: anyAmount(), ...source },
  });
  const givenUpAt = Date.now() + disputeIsOpenWithinMs;
  while (Date.now() < givenUpAt) {
    const { items } = await merchant.callList(listDisputes, { query: { accountId, limit: 20 } });
    const found = items.find(({ transactionId }) => transactionId === paymentId);
    if (found !== undefined) {
      const body = { texts: { explanation: 'They were here.' } };
      await merchant.call(saveDisputeEvidence, { params: { id: found.id }, body });
      return found;
    }
    await setTimeout(250);
  }
  throw new Error(`${paymentId} was not disputed.`);
};

const countResponses = (kind: string) =>
  `select count(*)::int as count from dispute_answers where kind = '${kind}'`;

/**
 * Calls of a merchant or an admin that accept a key. A call that accepts the key in two places has a case for
 * each.
 */
export const keyCases: readonly KeyCase[] = [
  {
    says: 'a card payment, by referenceId',
    endpoint: createTransaction,
    keyIn: 'body',
    as: 'merchant',
    status: 201,
    effects: 1,
    countEffects: countPayments,
    prepare: (session) => payment(session, { method: 'card', paymentInstrumentId: session.goodCardId }),
  },
  {
    says: 'a card payment',
    endpoint: createTransaction,
    keyIn: 'header',
    as: 'merchant',
    status: 201,
    effects: 1,
    countEffects: countPayments,
    prepare: (session) => payment(session, { method: 'card', paymentInstrumentId: session.goodCardId }),
  },
  {
    says: 'a bank payment',
    endpoint: createTransaction,
    keyIn: 'header',
    as: 'merchant',
    status: 201,
    effects: 1,
    countEffects: countPayments,
    prepare: (session) => payment(session, { method: 'ach', paymentInstrumentId: session.bankAccountId }),
  },
  {
    says: 'a payment at the terminal',
    endpoint: createTransaction,
    keyIn: 'header',
    as: 'merchant',
    status: 201,
    effects: 1,
    countEffects: countPayments,
    prepare: ({ accountId, serialNumber }) =>
      Promise.resolve(
        byAmount(createTransaction.path, {
          accountId,
          type: 'pull',
          channel: 'in_person',
          method: 'card',
          serialNumber,
        }),
      ),
  },
  {
    says: 'a withdrawal, by referenceId',
    endpoint: createTransaction,
    keyIn: 'body',
    as: 'merchant',
    status: 201,
    effects: 1,
    countEffects: countPayouts,
    prepare: async (session) => {
      const { accountId, admin } = session;
      // Covers the withdrawal regardless of earlier withdrawals.
      const credit = { accountId, amount: 1_000_000, direction: 'credit', reason: 'Drill' } as const;
      await admin.call(adjustAccount, { body: credit });
      return byAmount(createTransaction.path, withdrawal(session));
    },
  },
  {
    says: 'a withdrawal above the balance',
    endpoint: createTransaction,
    keyIn: 'header',
    as: 'merchant',
    status: 422,
    effects: 0,
    countEffects: countPayouts,
    prepare: (session) => {
      const body = { ...withdrawal(session), amount: 99_999_999 };
      const { path } = createTransaction;
      return Promise.resolve({ request: { path, body }, other: { path, body: { ...body, amount: 1 } } });
    },
  },
  {
    says: 'a refund',
    endpoint: refundTransaction,
    keyIn: 'header',
    as: 'merchant',
    status: 201,
    effects: 1,
    countEffects: countRefunds,
    prepare: async (session) => byAmount(refundTransaction.path, { transactionId: await paid(session) }),
  },
  {
    says: 'an adjustment',
    endpoint: adjustAccount,
    keyIn: 'header',
    as: 'admin',
    status: 201,
    effects: 1,
    countEffects: countAdjustments,
    prepare: ({ accountId }) =>
      Promise.resolve(byAmount(adjustAccount.path, { accountId, direction: 'credit', reason: 'Drill' })),
  },
  {
    says: 'a draft in the general ledger',
    endpoint: createEntrySet,
    keyIn: 'header',
    as: 'admin',
    status: 201,
    effects: 1,
    countEffects: countSets('true'),
    prepare: async (session) => {
      const body = await draftBody(session);
      const { path } = createEntrySet;
      return { request: { path, body }, other: { path, body: { ...body, description: 'Another' } } };
    },
  },
  {
    says: 'changing a draft',
    endpoint: updateEntrySet,
    keyIn: 'header',
    as: 'admin',
    status: 200,
    effects: 1,
    countEffects: countSets(`description = 'Drill, changed'`),
    prepare: async (session) => {
      const path = updateEntrySet.path.replace('{id}', (await draft(session)).id);
      const body = { ...(await draftBody(session)), description: 'Drill, changed' };
      return { request: { path, body }, other: { path, body: { ...body, description: 'Another' } } };
    },
  },
  {
    says: 'posting a draft',
    endpoint: postEntrySet,
    keyIn: 'header',
    as: 'admin',
    status: 200,
    effects: 1,
    countEffects: countSets(`status = 'Posted'`),
    prepare: async (session) => byPath(postEntrySet.path, await draft(session), await draft(session)),
  },
  {
    says: 'reversing an entry set',
    endpoint: reverseEntrySet,
    keyIn: 'header',
    as: 'admin',
    status: 201,
    effects: 1,
    countEffects: countSets('reverses_entry_set_id is not null'),
    prepare: async (session) => byPath(reverseEntrySet.path, await posted(session), await posted(session)),
  },
  {
    says: 'a receipt',
    endpoint: emailReceipt,
    keyIn: 'header',
    as: 'merchant',
    status: 202,
    effects: 1,
    countEffects: 'select count(*)::int as count from receipts',
    prepare: async (session) => {
      const transactionId = await paid(session);
      const { path } = emailReceipt;
      return {
        request: { path, body: { transactionId, recipientEmail: 'ada@example.com' } },
        other: { path, body: { transactionId, recipientEmail: 'bob@example.com' } },
      };
    },
  },
  {
    says: 'a file for a dispute',
    endpoint: addDisputeFile,
    keyIn: 'header',
    as: 'merchant',
    status: 201,
    effects: 1,
    countEffects: 'select count(*)::int as count from dispute_files',
    prepare: async (session) => {
      const path = addDisputeFile.path.replace('{id}', (await disputed(session)).id);
      const body = { field: 'receipt', name: 'receipt.pdf', content: 'JVBERi0xLjcK' };
      return { request: { path, body }, other: { path, body: { ...body, name: 'another.pdf' } } };
    },
  },
  {
    says: 'the receipt of a disputed payment',
    endpoint: attachDisputeReceipt,
    keyIn: 'header',
    as: 'merchant',
    status: 201,
    effects: 1,
    countEffects: 'select count(*)::int as count from dispute_files',
    prepare: async (session) =>
      byPath(attachDisputeReceipt.path, await disputed(session), await disputed(session)),
  },
  {
    says: 'submitting evidence',
    endpoint: submitDispute,
    keyIn: 'header',
    as: 'merchant',
    status: 200,
    effects: 1,
    countEffects: countResponses('submitted'),
    prepare: async (session) => byPath(submitDispute.path, await disputed(session), await disputed(session)),
  },
  {
    says: 'accepting a dispute',
    endpoint: acceptDispute,
    keyIn: 'header',
    as: 'merchant',
    status: 200,
    effects: 1,
    countEffects: countResponses('accepted'),
    prepare: async (session) => byPath(acceptDispute.path, await disputed(session), await disputed(session)),
  },
];
