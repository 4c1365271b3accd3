import { and, eq, isNull } from '../src/db/drizzle/query.ts';
import fc from 'fast-check';
import { disputes, merchantLedgers, transactions } from '../src/db/schema/index.ts';
import type { AccountObject } from '../src/runtime/account-object.ts';
import { AppError } from '../src/runtime/app-error.ts';
import type { AuthorizedAccountId } from '../src/runtime/authorized-account.ts';
import { accountAdjusted } from '../src/ledger/adjustment.ts';
import { requireNotSeen } from '../src/ledger/command.ts';
import { post } from '../src/ledger/post.ts';
import type { TransactionRow } from '../src/ledger/posting.ts';
import { settle } from '../src/ledger/settle.ts';
import { closeDispute } from '../src/modules/disputes/close-dispute.ts';
import { processDisputeNotice } from '../src/modules/disputes/open-dispute.ts';
import { accountForPlatform } from '../src/access/grant-store.ts';
import { refundPayment } from '../src/modules/transactions/refund-transaction.ts';
import { resolveTransaction } from '../src/modules/transactions/resolve-transaction.ts';
import { findRefundableCents } from '../src/modules/transactions/index.ts';
import { processReturnNotice } from '../src/modules/transactions/process-return-notice.ts';
import { takePayment } from '../src/modules/transactions/take-payment.ts';
import { withdraw } from '../src/modules/transactions/withdraw.ts';
import { addCard, addPayoutAccount, newMerchant } from './merchant.ts';
import { PlainAccount } from './plain-account.ts';
import type { TestPlatform } from './test-platform.ts';

const cents = fc.integer({ min: 1, max: 30_000 });
/**
 * The index of an item that exists when the command runs, counted from the newest: recent items are the most
 * likely to interact.
 */
const which = fc.oneof(fc.constant(0), fc.nat({ max: 1_000 }));
/** Amounts whose refund fails later. */
const failingCents = fc.nat({ max: 99 }).map((dollars) => dollars * 100 + 13);

/**
 * Favors commands that interact with a failing refund: two of these in a row on one payment are easy to get
 * wrong.
 */
export const command = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('charge' as const),
      amountCents: fc.oneof(cents, failingCents),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('settle' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      which,
      /** Undefined for the whole remainder. */
      amountCents: fc.oneof(cents, failingCents, failingCents, fc.constant(undefined)),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('answer_refunds' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), amountCents: cents }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('withdraw_all' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('tell' as const),
      which,
      notice: fc.constantFrom('dispute' as const, 'return' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('tell_again' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('close' as const),
      which,
      status: fc.constantFrom('won' as const, 'lost' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('adjust' as const),
      amountCents: cents,
      direction: fc.constantFrom('credit' as const, 'debit' as const),
    }),
  },
);

export type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

export type Account = {
  readonly accountId: AuthorizedAccountId;
  readonly card: string;
  readonly payoutAccount: string;
  readonly payments: TransactionRow[];
  readonly plain: PlainAccount;
};

/**
 * Opens an account in the engine and in the model, both empty. The model ignores settlement days: it settles
 * all entries together.
 */
export const openBoth = async (testPlatform: TestPlatform, cardSettlementDays = 0): Promise<Account> => {
  const merchant = await newMerchant(testPlatform, { cardSettlementDays });
  return {
    accountId: accountForPlatform(merchant),
    card: await addCard(testPlatform, merchant),
    payoutAccount: await addPayoutAccount(testPlatform, merchant),
    payments: [],
    plain: new PlainAccount(),
  };
};

const codeOf = async (result: Promise<unknown>): Promise<string> => {
  try {
    await result;
    return 'done';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
};

const resolveOpen = async (testPlatform: TestPlatform, { accountId }: Account) => {
  const open = await testPlatform.platform.database.drizzle
    .select()
    .from(transactions)
    .where(and(eq(transactions.accountId, accountId), isNull(transactions.finalAt)));
  for (const transaction of open) await resolveTransaction(testPlatform.platform, transaction);
};

const withdrawn = async (testPlatform: TestPlatform, account: Account, amountCents: number) => {
  const { accountId, payoutAccount } = account;
  const body = {
    accountId,
    type: 'push',
    channel: 'online',
    method: 'ach',
    amount: amountCents,
    paymentInstrumentId: payoutAccount,
  } as const;
  const engine = await codeOf(withdraw({ platform: testPlatform.platform, accountId, actor: 'Dana' }, body));
  await testPlatform.platform.background.settled();
  return engine;
};

const reportEvent = async (testPlatform: TestPlatform, paymentId: string, notice: 'dispute' | 'return') => {
  const column = notice === 'dispute' ? 'disputed' : 'returned';
  await testPlatform.owner.query(`update sandbox_processor.requests set ${column} = true where key = $1`, [
    paymentId,
  ]);
};

const repeatNotices = async ({ platform, owner }: TestPlatform, { accountId }: Account) => {
  const { rows } = await owner.query<{ key: string; disputed: boolean; returned: boolean }>(
    `select r.key, r.disputed and r.dispute_confirmed_at is null as disputed,
            r.returned and r.return_confirmed_at is null as returned
       from sandbox_processor.requests r join transactions t on t.id = r.key
      where t.account_id = $1 and (r.disputed or r.returned) order by t.ordinal`,
    [accountId],
  );
  for (const { key, disputed, returned } of rows) {
    if (disputed) await processDisputeNotice(platform, key, 'fraudulent');
    if (returned) await processReturnNotice(platform, key, 'Returned');
  }
};

const visibleState = async ({ platform, owner }: TestPlatform, payment: AccountObject): Promise<string> => {
  const { rows } = await owner.query<{ amount: number | null; status: string | null; returned: number }>(
    `select d.amount_cents::float8 as amount, d.status,
            coalesce((select sum(r.amount_cents) from transactions r
                       where r.parent_transaction_id = p.id and r.subtype = 'reversal'), 0)::float8 as returned
       from transactions p left join disputes d on d.transaction_id = p.id where p.id = $1`,
    [payment.id],
  );
  const [row, ...further] = rows;
  if (further.length > 0) throw new Error(`Payment ${payment.id} was disputed twice.`);
  const refundable = await findRefundableCents(platform.database, payment);
  return JSON.stringify([row?.amount ?? undefined, row?.status ?? undefined, row?.returned, refundable]);
};

const openNotices = async ({ owner }: TestPlatform, paymentId: string): Promise<readonly string[]> => {
  const { rows } = await owner.query<{ dispute: boolean; return: boolean }>(
    `select disputed and dispute_confirmed_at is null as dispute, returned and return_confirmed_at is null as return
       from sandbox_processor.requests where key = $1`,
    [paymentId],
  );
  return [...(rows[0]?.dispute ? ['dispute'] : []), ...(rows[0]?.return ? ['return'] : [])];
};

const openDisputeOf = async (testPlatform: TestPlatform, paymentId: string) => {
  const [row] = await testPlatform.platform.database.drizzle
    .select({ id: disputes.id })
    .from(disputes)
    .where(and(eq(disputes.transactionId, paymentId), isNull(disputes.closedAt)));
  return row?.id;
};

export const runCommand = async (
  testPlatform: TestPlatform,
  account: Account,
  given: Command,
): Promise<readonly [engine: string, plain: string]> => {
  const { accountId, plain, payments, card } = account;
  const { platform } = testPlatform;
  const chosen = payments.length - 1 - ('which' in given ? given.which % Math.max(payments.length, 1) : 0);
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
      const { transaction } = requireNotSeen(await takePayment({ platform, accountId }, body));
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
      const body = {
        transactionId: payment.id,
        ...(given.amountCents !== undefined && { amount: given.amountCents }),
      };
      const engine = await codeOf(refundPayment({ platform, accountId, actor: 'Dana' }, payment, body));
      await platform.background.settled();
      return [engine, plain.refund(plainPayment, given.amountCents)];
    }
    case 'answer_refunds':
      await resolveOpen(testPlatform, account);
      plain.resolveRefunds();
      if (payment === undefined || plainPayment === undefined) return ['done', 'done'];
      return [await visibleState(testPlatform, payment), plain.visibleState(plainPayment)];
    case 'withdraw':
      return [await withdrawn(testPlatform, account, given.amountCents), plain.withdraw(given.amountCents)];
    case 'withdraw_all': {
      const all = (await balancesOf(testPlatform, account))?.available ?? 0;
      if (all <= 0) return ['done', 'done'];
      return [await withdrawn(testPlatform, account, all), plain.withdraw(all)];
    }
    case 'tell': {
      if (payment === undefined || plainPayment === undefined) return ['done', 'done'];
      await reportEvent(testPlatform, payment.id, given.notice);
      if (given.notice === 'dispute') await processDisputeNotice(platform, payment.id, 'fraudulent');
      else await processReturnNotice(platform, payment.id, 'Returned');
      plain.notify(plainPayment, given.notice);
      return [await visibleState(testPlatform, payment), plain.visibleState(plainPayment)];
    }
    case 'tell_again': {
      await repeatNotices(testPlatform, account);
      plain.repeatNotices();
      if (payment === undefined || plainPayment === undefined) return ['done', 'done'];
      return [
        JSON.stringify(await openNotices(testPlatform, payment.id)),
        JSON.stringify(plain.openNotices(plainPayment).toSorted()),
      ];
    }
    case 'close': {
      if (payment === undefined || plainPayment === undefined) return ['done', 'done'];
      const id = (await openDisputeOf(testPlatform, payment.id)) ?? '';
      await closeDispute(platform, { accountId, id }, given.status);
      plain.close(plainPayment, given.status);
      return [await visibleState(testPlatform, payment), plain.visibleState(plainPayment)];
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

export const balancesOf = async (testPlatform: TestPlatform, { accountId }: Account) => {
  const [row] = await testPlatform.platform.database.drizzle
    .select({ pending: merchantLedgers.pendingCents, available: merchantLedgers.availableCents })
    .from(merchantLedgers)
    .where(eq(merchantLedgers.accountId, accountId));
  return row;
};
