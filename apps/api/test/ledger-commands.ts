import { and, eq, isNull } from 'drizzle-orm';
import fc from 'fast-check';
import { disputes, merchantLedgers, transactions } from '../src/db/schema/index.ts';
import { AppError } from '../src/http/app-error.ts';
import type { AuthorizedAccountId } from '../src/http/authorized-account.ts';
import { accountAdjusted } from '../src/ledger/adjustment.ts';
import { post } from '../src/ledger/post.ts';
import type { TransactionRow } from '../src/ledger/posting.ts';
import { settle } from '../src/ledger/settle.ts';
import { closeDispute } from '../src/modules/disputes/close-dispute.ts';
import { openDispute } from '../src/modules/disputes/open-dispute.ts';
import { accountForPlatform } from '../src/modules/permissions/store.ts';
import { refundPayment } from '../src/modules/transactions/refund-transaction.ts';
import { resolveTransaction } from '../src/modules/transactions/resolve-transaction.ts';
import { takePayment } from '../src/modules/transactions/take-payment.ts';
import { withdraw } from '../src/modules/transactions/withdraw.ts';
import { addCard, addPayoutAccount, newMerchant } from './merchant.ts';
import { PlainAccount } from './plain-account.ts';
import type { TestPlatform } from './test-platform.ts';

const cents = fc.integer({ min: 1, max: 30_000 });
/** Chooses among what is there when its turn comes. */
const which = fc.nat({ max: 1_000 });

export const command = fc.oneof(
  fc.record({ kind: fc.constant('charge' as const), amountCents: cents }),
  fc.record({ kind: fc.constant('settle' as const) }),
  fc.record({
    kind: fc.constant('refund' as const),
    which,
    amountCents: fc.oneof(
      cents,
      fc.nat({ max: 99 }).map((dollars) => dollars * 100 + 13),
    ),
  }),
  fc.record({ kind: fc.constant('answer_refunds' as const) }),
  fc.record({ kind: fc.constant('withdraw' as const), amountCents: cents }),
  fc.record({ kind: fc.constant('dispute' as const), which }),
  fc.record({
    kind: fc.constant('close' as const),
    which,
    status: fc.constantFrom('won' as const, 'lost' as const),
  }),
  fc.record({
    kind: fc.constant('adjust' as const),
    amountCents: cents,
    direction: fc.constantFrom('credit' as const, 'debit' as const),
  }),
);

type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

type Account = {
  readonly accountId: AuthorizedAccountId;
  readonly card: string;
  readonly payoutAccount: string;
  readonly payments: TransactionRow[];
  readonly plain: PlainAccount;
};

/** An account in the engine and the same in plain numbers, both empty. Plain numbers settle whatever is there at once. */
export const openBoth = async (test: TestPlatform, cardSettlementDays = 0): Promise<Account> => {
  const merchant = await newMerchant(test, { cardSettlementDays });
  return {
    accountId: accountForPlatform(merchant),
    card: await addCard(test, merchant),
    payoutAccount: await addPayoutAccount(test, merchant),
    payments: [],
    plain: new PlainAccount(),
  };
};

const codeOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
};

const answerOpen = async (test: TestPlatform, { accountId }: Account) => {
  const open = await test.platform.database.drizzle
    .select()
    .from(transactions)
    .where(and(eq(transactions.accountId, accountId), isNull(transactions.finalAt)));
  for (const transaction of open) await resolveTransaction(test.platform, transaction);
};

const openDisputeOf = async (test: TestPlatform, paymentId: string) => {
  const [row] = await test.platform.database.drizzle
    .select({ id: disputes.id })
    .from(disputes)
    .where(and(eq(disputes.transactionId, paymentId), isNull(disputes.closedAt)));
  return row?.id;
};

/** Runs one command on both; what the two say about it must be the same. */
export const runCommand = async (
  test: TestPlatform,
  account: Account,
  given: Command,
): Promise<readonly [engine: string, plain: string]> => {
  const { accountId, plain, payments, card, payoutAccount } = account;
  const { platform } = test;
  const chosen = 'which' in given && payments.length > 0 ? given.which % payments.length : -1;
  const [payment, plainPayment] = [payments[chosen], plain.payments[chosen]];
  switch (given.kind) {
    case 'charge': {
      const body = {
        accountId,
        type: 'pull',
        channel: 'online',
        method: 'card',
        amount: given.amountCents,
        paymentInstrumentId: card,
      } as const;
      const { transaction } = await takePayment(platform, accountId, body, undefined);
      payments.push(transaction);
      plain.charge(given.amountCents);
      return [transaction.status, 'succeeded'];
    }
    case 'settle':
      await settle(platform, accountId);
      plain.settle();
      return ['done', 'done'];
    case 'refund': {
      if (payment === undefined || plainPayment === undefined) return ['done', 'done'];
      const body = { transactionId: payment.id, amount: given.amountCents };
      const engine = await codeOf(refundPayment(platform, payment, body, 'Dana', undefined));
      await platform.background.settled();
      return [engine, plain.refund(plainPayment, given.amountCents)];
    }
    case 'answer_refunds':
      await answerOpen(test, account);
      plain.answerRefunds();
      return ['done', 'done'];
    case 'withdraw': {
      const body = {
        accountId,
        type: 'push',
        channel: 'online',
        method: 'ach',
        amount: given.amountCents,
        paymentInstrumentId: payoutAccount,
      } as const;
      const engine = await codeOf(withdraw(platform, accountId, body, 'Dana', undefined));
      await platform.background.settled();
      return [engine, plain.withdraw(given.amountCents)];
    }
    case 'dispute': {
      if (payment === undefined || plainPayment === undefined) return ['done', 'done'];
      const opened = await openDispute(platform, payment, 'fraudulent');
      return [opened === undefined ? 'nothing' : 'done', plain.dispute(plainPayment)];
    }
    case 'close': {
      if (payment === undefined || plainPayment === undefined) return ['done', 'done'];
      await closeDispute(platform, (await openDisputeOf(test, payment.id)) ?? '', given.status);
      plain.close(plainPayment, given.status);
      return ['done', 'done'];
    }
    case 'adjust': {
      const { amountCents, direction } = given;
      const transactionId = platform.newIdentifier('txn');
      const posted = await post(
        platform,
        accountAdjusted({
          accountId,
          transactionId,
          amountCents,
          direction,
          reason: 'Goodwill',
          createdBy: 'Sam',
          newIdentifier: platform.newIdentifier,
        }),
      );
      plain.adjust(direction === 'credit' ? amountCents : -amountCents);
      return [posted.ok ? 'done' : posted.code, 'done'];
    }
  }
};

export const balancesOf = async (test: TestPlatform, { accountId }: Account) => {
  const [row] = await test.platform.database.drizzle
    .select({ pending: merchantLedgers.pendingCents, available: merchantLedgers.availableCents })
    .from(merchantLedgers)
    .where(eq(merchantLedgers.accountId, accountId));
  return row;
};
