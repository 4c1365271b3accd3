import type { adjustAccount, BodyOf } from '@tillbook/contract';
import { parseMoneyInput } from '@tillbook/domain';
import { accountMissing, amountMissing, reasonMissing } from './messages.ts';

export type AdjustmentBody = BodyOf<typeof adjustAccount>;

/** An adjustment while it is being entered. */
export type Adjustment = {
  /** Empty until one is chosen. */
  readonly accountId: string;
  readonly direction: AdjustmentBody['direction'];
  /** The text in its field. */
  readonly amountText: string;
  readonly reason: string;
};

export const emptyAdjustment = (accountId = ''): Adjustment => ({
  accountId,
  direction: 'credit',
  amountText: '',
  reason: '',
});

/** True once there are unsaved changes. The account may have come from the address. */
export const isBegun = ({ amountText, reason }: Adjustment): boolean =>
  amountText !== '' || reason.trim() !== '';

export type AdjustmentProblems = Readonly<Partial<Record<'accountId' | 'amount' | 'reason', string>>>;

/** What the form can validate itself; the server checks the rest. */
export const adjustmentProblems = ({ accountId, amountText, reason }: Adjustment): AdjustmentProblems => ({
  ...(accountId === '' && { accountId: accountMissing }),
  ...(parseMoneyInput(amountText) <= 0 && { amount: amountMissing }),
  ...(reason.trim() === '' && { reason: reasonMissing }),
});

/** The adjustment as a request body. */
export const adjustmentBody = ({ accountId, direction, amountText, reason }: Adjustment): AdjustmentBody => ({
  accountId,
  direction,
  amount: parseMoneyInput(amountText),
  reason: reason.trim(),
});

/** The change of the available balance. */
export const signedCents = ({ direction, amount }: Pick<AdjustmentBody, 'direction' | 'amount'>): number =>
  direction === 'credit' ? amount : 0 - amount;

const texts = ['accountId', 'amountText', 'reason'] as const;

/** Reads a draft; undefined if it is malformed. */
export const readAdjustment = (stored: unknown): Adjustment | undefined => {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const kept: { readonly [name: string]: unknown } = { ...stored };
  const [accountId, amountText, reason] = texts.map((name) => kept[name]);
  const isWhole =
    typeof accountId === 'string' && typeof amountText === 'string' && typeof reason === 'string';
  if (!isWhole) return undefined;
  return { accountId, amountText, reason, direction: kept.direction === 'debit' ? 'debit' : 'credit' };
};
