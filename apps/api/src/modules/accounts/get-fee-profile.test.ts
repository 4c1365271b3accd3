import { afterAll, beforeAll, expect, it } from 'vitest';
import { newMerchant, read } from '../../../test/merchant.ts';
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';

let test: TestPlatform;

beforeAll(async () => {
  test = await testPlatform();
});

afterAll(() => test.close());

it('says what the account pays, in cents and basis points', { meta: { shows: ['spec:3.16'] } }, async () => {
  const merchant = await newMerchant(test);
  const answer = await read(test, merchant, `/fee-profiles?accountId=${merchant.accountId}`);
  expect(answer.body).toEqual({
    cardTransactionFee: {
      type: 'fixed',
      onlinePercentageBasisPoints: 290,
      onlineFlatFee: 30,
      inPersonPercentageBasisPoints: 260,
      inPersonFlatFee: 10,
    },
    achTransactionFee: { maximumFee: 500, minimumFee: 25, percentageBasisPoints: 80 },
  });
});

it('is not for neighbours', async () => {
  const [merchant, neighbour] = [await newMerchant(test), await newMerchant(test)];
  expect((await read(test, neighbour, `/fee-profiles?accountId=${merchant.accountId}`)).status).toBe(404);
});
