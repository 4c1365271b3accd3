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
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';

let testPlatform: TestPlatform;
let merchant: Merchant;
let card: string;
let bank: string;
let payoutAccount: string;

beforeAll(async () => {
  testPlatform = await startTestPlatform({
    environment: { SANDBOX_DELAY_MS: '0', TERMINAL_TIMEOUT_MS: '1000' },
  });
  merchant = await newMerchant(testPlatform);
  card = await addCard(testPlatform, merchant);
  bank = await addBankAccount(testPlatform, merchant);
  payoutAccount = await addPayoutAccount(testPlatform, merchant);
});

afterAll(() => testPlatform.close());

const refusal = async (body: Readonly<Record<string, unknown>>) => {
  const response = await sendPayment(testPlatform, merchant, { amount: 1_000, ...body });
  const code: unknown =
    typeof response.body === 'object' && response.body !== null ? Reflect.get(response.body, 'code') : '';
  return `${response.status} ${String(code)}`;
};

describe('a payment', () => {
  it("refuses an instrument that cannot be charged, and another merchant's instrument like an unknown one", async () => {
    const neighbour = await newMerchant(testPlatform);
    const theirs = await addCard(testPlatform, neighbour);
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

  it('refuses a payment with an invalid terminal or amount', async () => {
    const inPerson = { channel: 'in_person', serialNumber: merchant.serialNumber };
    expect(await refusal({ ...inPerson, amount: 199 })).toBe('422 amount_too_small');
    expect(await refusal({ ...inPerson, serialNumber: 'TRM-9' })).toBe('422 device_unknown');
    expect(await refusal({ channel: 'in_person', paymentInstrumentId: card })).toBe('400 invalid_input');
    expect(await refusal({ ...inPerson, method: 'ach' })).toBe('422 instrument_method_mismatch');
    expect(await refusal({ paymentInstrumentId: card, amount: 0 })).toBe('400 invalid_input');
    expect(await refusal({ paymentInstrumentId: card, amount: 10.5 })).toBe('400 invalid_input');
    expect(await refusal({ paymentInstrumentId: card, amount: 100_000_000 })).toBe('400 invalid_input');
  });

  it('refuses a payment by a person without a grant, even an admin', async () => {
    const body = {
      accountId: merchant.accountId,
      amount: 500,
      type: 'pull',
      channel: 'online',
      method: 'card',
      paymentInstrumentId: card,
    };
    const stranger = await newPerson(testPlatform);
    const admin = await newPerson(testPlatform, ['internal_admin']);
    expect((await post(testPlatform.web, '/api/transactions', body)).status).toBe(401);
    expect((await post(testPlatform.web, '/api/transactions', body, { token: stranger.token })).status).toBe(
      404,
    );
    expect((await post(testPlatform.web, '/api/transactions', body, { token: admin.token })).status).toBe(
      403,
    );
  });
});

describe('a terminal', () => {
  it.each([
    [2_500, 'succeeded', undefined],
    [2_501, 'failed', 'Your card was declined.'],
  ])('resolves a terminal payment of %d cents as %s', async (amount, status, failureMessage) => {
    const payment = transactionIn(
      await sendPayment(testPlatform, merchant, {
        amount,
        channel: 'in_person',
        serialNumber: merchant.serialNumber,
      }),
    );
    expect([payment.status, payment.failureMessage]).toEqual([status, failureMessage]);
  });

  it('fails a terminal payment after its timeout if the terminal is offline', async () => {
    const startedMs = performance.now();
    const answering = sendPayment(testPlatform, merchant, {
      amount: 2_500,
      channel: 'in_person',
      serialNumber: merchant.offlineSerialNumber,
    });
    const ticking = setInterval(() => testPlatform.clock.moveBy(50), 50);
    const payment = transactionIn(await answering);
    clearInterval(ticking);
    expect(payment).toMatchObject({ status: 'failed', failureMessage: 'Terminal is offline' });
    expect(performance.now() - startedMs).toBeGreaterThan(500);
  });
});

describe('a withdrawal', () => {
  it('refuses a withdrawal above the available balance or to an instrument other than the payout instrument', async () => {
    const other = await addBankAccount(testPlatform, merchant, 'payout');
    const codeOf = async (instrument: string, amount: number, body = {}) =>
      (await sendWithdrawal(testPlatform, merchant, instrument, amount, body)).body;
    expect(await codeOf(payoutAccount, 1)).toMatchObject({
      code: 'amount_over_available',
      message: 'Amount must be less than or equal to available balance',
    });
    expect(await codeOf(other, 1)).toMatchObject({ code: 'instrument_not_payable' });
    expect(await codeOf(bank, 1)).toMatchObject({ code: 'instrument_not_payable' });
    expect(await codeOf(card, 1, { method: 'card' })).toMatchObject({ code: 'instrument_method_mismatch' });
  });
});
