import { afterAll, beforeAll, expect, it } from 'vitest';
import { newMerchant, read } from '../../../test/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';

let testPlatform: TestPlatform;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
});

afterAll(() => testPlatform.close());

it("returns an account's fees in cents and basis points", { meta: { shows: ['spec:3.16'] } }, async () => {
  const merchant = await newMerchant(testPlatform);
  const response = await read(testPlatform, merchant, `/fee-profiles?accountId=${merchant.accountId}`);
  expect(response.body).toEqual({
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

it('refuses the fee profile to people without access to the account', async () => {
  const [merchant, neighbour] = [await newMerchant(testPlatform), await newMerchant(testPlatform)];
  expect((await read(testPlatform, neighbour, `/fee-profiles?accountId=${merchant.accountId}`)).status).toBe(
    404,
  );
});
