import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addBankAccount,
  addCard,
  addPayoutAccount,
  newMerchant,
  sendPayment,
  sendWithdrawal,
  transactionIn,
  type Merchant,
} from '../../../test/merchant.ts';
import { newPerson } from '../../../test/people.ts';
import { post } from '../../../test/requests.ts';
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';

let test: TestPlatform;
let merchant: Merchant;
let card: string;
let bank: string;
let payoutAccount: string;

beforeAll(async () => {
  test = await testPlatform({ environment: { SANDBOX_DELAY_MS: '0', TERMINAL_TIMEOUT_MS: '1000' } });
  merchant = await newMerchant(test);
  card = await addCard(test, merchant);
  bank = await addBankAccount(test, merchant);
  payoutAccount = await addPayoutAccount(test, merchant);
});

afterAll(() => test.close());

const refusal = async (body: Readonly<Record<string, unknown>>) => {
  const answer = await sendPayment(test, merchant, { amount: 1_000, ...body });
  const code: unknown =
    typeof answer.body === 'object' && answer.body !== null ? Reflect.get(answer.body, 'code') : '';
  return `${answer.status} ${String(code)}`;
};

describe('a payment is refused', () => {
  it('where its instrument cannot be charged, and the same for one of somebody else', async () => {
    const neighbour = await newMerchant(test);
    const theirs = await addCard(test, neighbour);
    expect(await refusal({ paymentInstrumentId: payoutAccount, method: 'ach' })).toBe(
      '422 instrument_not_chargeable',
    );
    expect(await refusal({ paymentInstrumentId: theirs })).toBe('422 instrument_not_chargeable');
    expect(await refusal({ paymentInstrumentId: 'pi_0000000000000000' })).toBe(
      '422 instrument_not_chargeable',
    );
    expect(await refusal({ paymentInstrumentId: bank })).toBe('422 instrument_method_mismatch');
    expect(await refusal({ paymentInstrumentId: card, method: 'ach' })).toBe(
      '422 instrument_method_mismatch',
    );
    expect(await refusal({})).toBe('400 invalid_input');
  });

  it('where its terminal or its amount is not one', async () => {
    const inPerson = { channel: 'in_person', serialNumber: merchant.serialNumber };
    expect(await refusal({ ...inPerson, amount: 199 })).toBe('422 amount_too_small');
    expect(await refusal({ ...inPerson, serialNumber: 'TRM-9' })).toBe('422 device_unknown');
    expect(await refusal({ channel: 'in_person', paymentInstrumentId: card })).toBe('400 invalid_input');
    expect(await refusal({ ...inPerson, method: 'ach' })).toBe('422 instrument_method_mismatch');
    expect(await refusal({ paymentInstrumentId: card, amount: 0 })).toBe('400 invalid_input');
    expect(await refusal({ paymentInstrumentId: card, amount: 10.5 })).toBe('400 invalid_input');
    expect(await refusal({ paymentInstrumentId: card, amount: 100_000_000 })).toBe('400 invalid_input');
  });

  it('to whoever was not granted the account, an admin included', async () => {
    const body = {
      accountId: merchant.accountId,
      amount: 500,
      type: 'pull',
      channel: 'online',
      method: 'card',
      paymentInstrumentId: card,
    };
    const stranger = await newPerson(test);
    const admin = await newPerson(test, ['internal_admin']);
    expect((await post(test.web, '/api/transactions', body)).status).toBe(401);
    expect((await post(test.web, '/api/transactions', body, { token: stranger.token })).status).toBe(404);
    expect((await post(test.web, '/api/transactions', body, { token: admin.token })).status).toBe(403);
  });
});

describe('a terminal', () => {
  it.each([
    [2_500, 'succeeded', undefined],
    [2_501, 'failed', 'Your card was declined.'],
  ])('answers %d cents with %s', async (amount, status, failureMessage) => {
    const payment = transactionIn(
      await sendPayment(test, merchant, {
        amount,
        channel: 'in_person',
        serialNumber: merchant.serialNumber,
      }),
    );
    expect([payment.status, payment.failureMessage]).toEqual([status, failureMessage]);
  });

  it('that is not on the network is waited for until its timeout, and no longer', async () => {
    const startedMs = performance.now();
    const answering = sendPayment(test, merchant, {
      amount: 2_500,
      channel: 'in_person',
      serialNumber: merchant.offlineSerialNumber,
    });
    const ticking = setInterval(() => test.clock.moveBy(50), 50);
    const payment = transactionIn(await answering);
    clearInterval(ticking);
    expect(payment).toMatchObject({ status: 'failed', failureMessage: 'Terminal is offline' });
    expect(performance.now() - startedMs).toBeGreaterThan(500);
  });
});

describe('a withdrawal is refused', () => {
  it('above the available balance and to anything but the payout instrument', async () => {
    const other = await addBankAccount(test, merchant, 'payout');
    const codeOf = async (instrument: string, amount: number, body = {}) =>
      (await sendWithdrawal(test, merchant, instrument, amount, body)).body;
    expect(await codeOf(payoutAccount, 1)).toMatchObject({
      code: 'amount_over_available',
      message: 'Amount must be less than or equal to available balance',
    });
    expect(await codeOf(other, 1)).toMatchObject({ code: 'instrument_not_payable' });
    expect(await codeOf(bank, 1)).toMatchObject({ code: 'instrument_not_payable' });
    expect(await codeOf(card, 1, { method: 'card' })).toMatchObject({ code: 'instrument_method_mismatch' });
  });
});
