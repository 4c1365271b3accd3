import { storePaymentInstrument } from '@tillbook/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { malformedBodies, malformedTexts } from '../../test/malformed-inputs.ts';
import { randomRequests } from '../../test/random-requests.ts';
import { faultsAmong, faultsOf } from '../../test/refusal-faults.ts';
import { send, sendText } from '../../test/requests.ts';
import { testPlatform, type TestPlatform } from '../../test/test-platform.ts';

/** The one call that lives on the tokenization origin, and takes what must never be told again. */
const { method, path } = storePaymentInstrument;
const cardNumber = '4242424242424242';
/** The forms' own origin: from any other the call is refused unread. */
const headers = { origin: 'http://localhost:4311' };

let here: TestPlatform;

beforeAll(async () => {
  here = await testPlatform();
});
afterAll(() => here.close());

test('one wrong field of a card or a bank account is named', async () => {
  const bodies = malformedBodies(storePaymentInstrument);
  expect(bodies.length).toBeGreaterThan(50);
  const asked = bodies.map(({ field, value, body: json }) => ({
    field,
    what: { [field]: value },
    ask: () => send(here.forms, method, path, { json, headers }),
  }));
  expect(await faultsAmong(asked)).toEqual([]);
});

test('a body that is no card and no bank account is refused', async () => {
  const asked = malformedTexts.map((text) => ({
    what: text,
    ask: () =>
      sendText(here.forms, method, path, text, { token: '', contentType: 'application/json', headers }),
  }));
  expect(await faultsAmong(asked)).toEqual([]);
});

test('five hundred random cards and bank accounts are no fault of ours, and none is told back', async () => {
  const faults: string[] = [];
  for (const { json } of randomRequests(storePaymentInstrument, 500, [cardNumber, 'card', 'bank_account'])) {
    const answer = await send(here.forms, method, path, { json, headers });
    faults.push(...faultsOf(answer));
    if (answer.text.includes(cardNumber)) faults.push(`tells the number: ${answer.text}`);
  }
  expect(faults).toEqual([]);
}, 120_000);
