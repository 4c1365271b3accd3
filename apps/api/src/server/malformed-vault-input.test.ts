import { storePaymentInstrument } from '@tillbook/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { malformedBodies, malformedTexts } from '../../test/malformed-inputs.ts';
import { randomRequests } from '../../test/random-requests.ts';
import { faultsAmong, faultsOf } from '../../test/refusal-faults.ts';
import { send, sendText } from '../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';

/** Tests the only call on the tokenization origin, which must never repeat its input. */
const { method, path } = storePaymentInstrument;
const cardNumber = '4242424242424242';
/** A request from any origin but the forms' own is refused unread. */
const headers = { origin: 'http://localhost:4311' };

let testPlatform: TestPlatform;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
});
afterAll(() => testPlatform.close());

test('names the wrong field of a card or a bank account in the refusal', async () => {
  const bodies = malformedBodies(storePaymentInstrument);
  expect(bodies.length).toBeGreaterThan(50);
  const asked = bodies.map(({ field, value, body: json }) => ({
    field,
    what: { [field]: value },
    ask: () => send(testPlatform.forms, method, path, { json, headers }),
  }));
  expect(await faultsAmong(asked)).toEqual([]);
});

test('refuses a body that is neither a card nor a bank account', async () => {
  const asked = malformedTexts.map((text) => ({
    what: text,
    ask: () =>
      sendText(testPlatform.forms, method, path, text, {
        token: '',
        contentType: 'application/json',
        headers,
      }),
  }));
  expect(await faultsAmong(asked)).toEqual([]);
});

test('responds to five hundred random cards and bank accounts without an internal error and without repeating them', async () => {
  const faults: string[] = [];
  for (const { json } of randomRequests(storePaymentInstrument, 500, [cardNumber, 'card', 'bank_account'])) {
    const response = await send(testPlatform.forms, method, path, { json, headers });
    faults.push(...faultsOf(response));
    if (response.text.includes(cardNumber)) faults.push(`tells the number: ${response.text}`);
  }
  expect(faults).toEqual([]);
});
