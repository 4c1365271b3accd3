import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAdministrator, type Administrator } from '../../../test/administration.ts';
import { ageRelease } from '../../../test/aged-release.ts';
import {
  addCard,
  addPayoutAccount,
  balances,
  newMerchant,
  read,
  sendPayment,
  sendRefund,
  sendWithdrawal,
  transactionIn,
  type Merchant,
} from '../../../test/merchant.ts';
import { moveClock } from '../../../test/passing-time.ts';
import { post, type TestResponse } from '../../../test/requests.ts';
import { newMember } from '../../../test/team.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { beginSession } from '../../access/sessions.ts';
import { clearIdempotencyRecords } from '../../idempotency/clear-records.ts';
import { settle } from '../../ledger/settle.ts';

let testPlatform: TestPlatform;
let merchant: Merchant;
let card: string;
let payoutAccount: string;
let admin: Administrator;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  merchant = await newMerchant(testPlatform, { cardSettlementDays: 0 });
  card = await addCard(testPlatform, merchant);
  payoutAccount = await addPayoutAccount(testPlatform, merchant);
  admin = await newAdministrator(testPlatform);
});
afterAll(() => testPlatform.close());

const tokenOf = ({ person }: Merchant) => beginSession(testPlatform.platform, person.userId);

type NamedAttempt = { readonly accountId: string; readonly call: string; readonly key: string };

const named = (call: string, key: string): NamedAttempt => ({ accountId: merchant.accountId, call, key });

const path = (attempt: NamedAttempt): string => `/attempts?${new URLSearchParams(attempt).toString()}`;

const find = async (call: string, key: string): Promise<unknown> =>
  (await read(testPlatform, merchant, path(named(call, key)))).body;

const close = async (call: string, key: string): Promise<TestResponse> =>
  post(testPlatform.web, '/api/attempts/close', named(call, key), { token: await tokenOf(merchant) });

const pay = (referenceId: string, body: object = {}) =>
  sendPayment(testPlatform, merchant, { amount: 2_500, paymentInstrumentId: card, referenceId, ...body });

const countOfTransactions = async () => {
  const { rows } = await testPlatform.owner.query<{ count: number }>(
    'select count(*)::int as count from transactions where account_id = $1',
    [merchant.accountId],
  );
  return rows[0]?.count;
};

const adjust = (key: string) => {
  const credit = { accountId: merchant.accountId, amount: 700, direction: 'credit', reason: 'Goodwill' };
  return admin.post('/accounts/adjustments', credit, key);
};

const attemptClosed = [409, expect.objectContaining({ code: 'attempt_closed' })];

const answer = ({ status, body }: TestResponse) => [status, body];

describe('finding an attempt', () => {
  it('returns not_received for an unknown key and reserves no key', async () => {
    const before = await countOfTransactions();
    expect(await find('createTransaction', 'a-1')).toEqual({ status: 'not_received' });
    expect(await countOfTransactions()).toBe(before);
    expect((await pay('a-1')).status).toBe(201);
  });

  it('returns the ID of a successful payment', async () => {
    const { id } = transactionIn(await pay('a-2'));
    expect(await find('createTransaction', 'a-2')).toEqual({ status: 'succeeded', objectId: id });
  });

  it('returns the reason of a declined payment', async () => {
    const declined = await addCard(testPlatform, merchant, '4000000000000002');
    const { id, failureMessage } = transactionIn(await pay('a-3', { paymentInstrumentId: declined }));
    expect(await find('createTransaction', 'a-3')).toEqual({
      status: 'failed',
      objectId: id,
      message: failureMessage,
    });
  });

  it('returns the reason of a refused attempt', async () => {
    const refused = await sendWithdrawal(testPlatform, merchant, payoutAccount, 90_000_000, {
      referenceId: 'a-4',
    });
    expect(refused.status).toBe(422);
    expect(await find('createTransaction', 'a-4')).toEqual({
      status: 'failed',
      message: 'Amount must be less than or equal to available balance',
    });
  });

  it('returns in_progress for a payment without an outcome', async () => {
    await testPlatform.owner.query(
      `insert into idempotency_records (account_id, call, key, body_hmac, created_at, is_reference)
       values ($1, 'createTransaction', 'a-5', '\\x00', now(), true)`,
      [merchant.accountId],
    );
    expect(await find('createTransaction', 'a-5')).toEqual({ status: 'in_progress' });
  });

  it('hides the attempts of other accounts', async () => {
    await pay('a-6');
    const other = await newMerchant(testPlatform);
    const own = { accountId: other.accountId, call: 'createTransaction', key: 'a-6' };
    expect((await read(testPlatform, other, path(own))).body).toEqual({ status: 'not_received' });
    const foreign = { ...own, accountId: merchant.accountId };
    expect((await read(testPlatform, other, path(foreign))).status).toBe(404);
  });

  it('rejects an attempt of a call without keys', async () => {
    const response = await read(testPlatform, merchant, path(named('getAccount', 'a-7')));
    expect([response.status, Object.keys(Object(response.body).fields)]).toEqual([400, ['call']]);
  });
});

describe('closing an attempt', () => {
  it('refuses a payment that arrives after its attempt was closed, and moves no money', async () => {
    const before = await balances(testPlatform, merchant);
    const count = await countOfTransactions();
    expect(answer(await close('createTransaction', 'c-1'))).toEqual([200, { status: 'closed' }]);
    expect(answer(await pay('c-1'))).toEqual(attemptClosed);
    expect(answer(await pay('c-1'))).toEqual(attemptClosed);
    expect(await balances(testPlatform, merchant)).toEqual(before);
    expect(await countOfTransactions()).toBe(count);
    expect(await find('createTransaction', 'c-1')).toEqual({ status: 'closed' });
  });

  it('refuses a refund and a receipt that arrive after their attempts were closed', async () => {
    const { id: transactionId } = transactionIn(await pay('c-2'));
    await settle(testPlatform.platform, merchant.accountId);
    for (const call of ['refundTransaction', 'emailReceipt']) {
      expect(answer(await close(call, 'c-2'))).toEqual([200, { status: 'closed' }]);
    }
    const refund = { transactionId, amount: 500 };
    expect(answer(await sendRefund(testPlatform, merchant, refund, 'c-2'))).toEqual(attemptClosed);
    const token = await tokenOf(merchant);
    const receipt = { transactionId, recipientEmail: 'sam@example.com' };
    const headers = { 'idempotency-key': 'c-2' };
    expect(
      answer(await post(testPlatform.web, '/api/receipts/transaction/email', receipt, { token, headers })),
    ).toEqual(attemptClosed);
    expect((await sendRefund(testPlatform, merchant, refund, 'c-3')).status).toBe(201);
  });

  it("does not close a payout's key for a person who cannot create payouts", async () => {
    const operator = await newMember(testPlatform, merchant.accountId, 'operator');
    const closeAsOperator = async (key: string) =>
      answer(
        await post(testPlatform.web, '/api/attempts/close', named('createTransaction', key), {
          token: await beginSession(testPlatform.platform, operator.userId),
        }),
      );
    const payOut = (referenceId: string) =>
      sendWithdrawal(testPlatform, merchant, payoutAccount, 500, { referenceId });
    await pay('c-8');
    await settle(testPlatform.platform, merchant.accountId);
    const closed = [200, { status: 'closed' }];
    for (const key of ['withdraw-1', 'withdraw-2']) {
      expect(await closeAsOperator(key)).toEqual(closed);
      expect(answer(await pay(key))).toEqual(attemptClosed);
      expect(await find('createTransaction', key)).toEqual({ status: 'not_received' });
    }
    const first = await payOut('withdraw-1');
    const { id } = transactionIn(first);
    expect(first.status).toBe(201);
    expect((await payOut('withdraw-1')).text).toBe(first.text);
    const succeeded = { status: 'succeeded', objectId: id };
    expect(await find('createTransaction', 'withdraw-1')).toEqual(succeeded);
    expect((await close('createTransaction', 'withdraw-1')).body).toEqual(succeeded);
    expect(answer(await close('createTransaction', 'withdraw-2'))).toEqual(closed);
    expect(answer(await payOut('withdraw-2'))).toEqual(attemptClosed);
    expect(answer(await close('createTransaction', 'withdraw-3'))).toEqual(closed);
    expect(answer(await payOut('withdraw-3'))).toEqual(attemptClosed);
  });

  it('returns the outcome of a payment that arrived before closing, and changes nothing', async () => {
    const first = await pay('c-4');
    const { id } = transactionIn(first);
    expect((await close('createTransaction', 'c-4')).body).toEqual({ status: 'succeeded', objectId: id });
    expect((await pay('c-4')).text).toBe(first.text);
  });

  it('completes a concurrent payment or closes its key, but never both', async () => {
    const before = await countOfTransactions();
    const keys = Array.from({ length: 40 }, (_, index) => `c-race-${index}`);
    const results = await Promise.all(
      keys.map(async (key) => {
        const [paid, gaveUp] = await Promise.all([pay(key), close('createTransaction', key)]);
        return { status: paid.status, closed: Object(gaveUp.body).status };
      }),
    );
    const succeeded = results.filter(({ status }) => status === 201);
    const refused = results.filter(({ status }) => status === 409);
    expect(succeeded.length + refused.length).toBe(keys.length);
    expect(succeeded.filter(({ closed }) => closed === 'closed')).toEqual([]);
    expect(refused.filter(({ closed }) => closed !== 'closed')).toEqual([]);
    expect(await countOfTransactions()).toBe((before ?? 0) + succeeded.length);
  });

  it('refuses a closed referenceId after the records of header keys were removed', async () => {
    await close('createTransaction', 'c-5');
    await close('emailReceipt', 'c-5');
    await ageRelease(testPlatform);
    await moveClock(testPlatform, 40 * 24 * 60 * 60_000);
    await clearIdempotencyRecords(testPlatform.platform);
    const { rows } = await testPlatform.owner.query('select call from idempotency_records where key = $1', [
      'c-5',
    ]);
    expect(rows).toEqual([{ call: 'createTransaction' }]);
    expect(answer(await pay('c-5'))).toEqual(attemptClosed);
  });
});

const lookAsAdmin = async (call: string, key: string) =>
  (await admin.get(`/admin-${path(named(call, key)).slice(1)}`)).body;

describe("an internal admin's attempt", () => {
  it("finds an internal admin's attempt by its key", async () => {
    expect(await lookAsAdmin('adjustAccount', 'adj-1')).toEqual({ status: 'not_received' });
    const { body } = await adjust('adj-1');
    expect(await lookAsAdmin('adjustAccount', 'adj-1')).toEqual({
      status: 'succeeded',
      objectId: Object(body).id,
    });
  });

  it("refuses an internal admin's attempt after it was closed", async () => {
    const before = await balances(testPlatform, merchant);
    const closing = await admin.post('/admin-attempts/close', named('adjustAccount', 'adj-2'));
    expect(answer(closing)).toEqual([200, { status: 'closed' }]);
    expect(answer(await adjust('adj-2'))).toEqual(attemptClosed);
    expect(await balances(testPlatform, merchant)).toEqual(before);
  });

  it("finds and closes an internal admin's attempt of a call without an account", async () => {
    const program = { name: 'Night markets' };
    const { body } = await admin.post('/programs', program, 'prg-1');
    expect(await lookAsAdmin('createProgram', 'prg-1')).toEqual({
      status: 'succeeded',
      objectId: Object(body).id,
    });
    await admin.post('/admin-attempts/close', { call: 'createProgram', key: 'prg-2' });
    expect(answer(await admin.post('/programs', program, 'prg-2'))).toEqual(attemptClosed);
  });

  it("requires the account of an internal admin's attempt if its call has one", async () => {
    const response = await admin.get('/admin-attempts?call=adjustAccount&key=adj-3');
    expect([response.status, Object.keys(Object(response.body).fields)]).toEqual([400, ['accountId']]);
  });
});
