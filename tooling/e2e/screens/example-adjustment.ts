import { sendAs } from '../product/sign-in-by-call.ts';

/**
 * Creates an adjustment, which the demo lacks, and returns its ID. The fixed idempotency key makes repeated
 * calls return the same adjustment.
 */
export const exampleAdjustment = async (
  webUrl: string,
  token: string,
  accountId: string,
): Promise<string> => {
  const { id } = await sendAs<{ id: string }>(webUrl, token, '/accounts/adjustments', 'e2e-adjustment', {
    accountId,
    amount: 250,
    direction: 'debit',
    reason: 'A fee charged later',
  });
  return id;
};
