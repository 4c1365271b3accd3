import type { adjustAccount, BodyOf } from '@tillbook/contract';
import { parseMoneyInput } from '@tillbook/domain';
import { accountMissing, amountMissing, reasonMissing } from './messages.ts';

export type AdjustmentBody = BodyOf<typeof adjustAccount>;

/** An adjustment as it is being written. */
export type Adjustment = {
  /** Empty until one is chosen. */
  readonly accountId: string;
  readonly direction: AdjustmentBody['direction'];
  /** As it stands in its field. */
  readonly amountText: string;
  readonly reason: string;
};

export const emptyAdjustment = (accountId = ''): Adjustment => ({
  accountId,
  direction: 'credit',
  amountText: '',
  reason: '',
});

/** True once something has been written that would be lost. The account may have come with the address. */
export const isBegun = ({ amountText, reason }: Adjustment): boolean =>
  amountText !== '' || reason.trim() !== '';

export type AdjustmentProblems = Readonly<Partial<Record<'accountId' | 'amount' | 'reason', string>>>;

/** What the form can see by itself. Everything else the server says. */
export const adjustmentProblems = ({ accountId, amountText, reason }: Adjustment): AdjustmentProblems => ({
  ...(accountId === '' && { accountId: accountMissing }),
  ...(parseMoneyInput(amountText) <= 0 && { amount: amountMissing }),
  ...(reason.trim() === '' && { reason: reasonMissing }),
});

/** The adjustment as it is sent. */
export const adjustmentBody = ({ accountId, direction, amountText, reason }: Adjustment): AdjustmentBody => ({
  accountId,
  direction,
  amount: parseMoneyInput(amountText),
  reason: reason.trim(),
});

/** By how much the available balance changes. */
export const signedCents = ({ direction, amount }: Pick<AdjustmentBody, 'direction' | 'amount'>): number =>
  direction === 'credit' ? amount : 0 - amount;

const texts = ['accountId', 'amountText', 'reason'] as const;

/** Reads an adjustment that was kept; undefined where it is not one. */
export const readAdjustment = (stored: unknown): Adjustment | undefined => {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const kept: { readonly [name: string]: unknown } = { ...stored };
  const [accountId, amountText, reason] = texts.map((name) => kept[name]);
  const isWhole =
    typeof accountId === 'string' && typeof amountText === 'string' && typeof reason === 'string';
  if (!isWhole) return undefined;
  return { accountId, amountText, reason, direction: kept.direction === 'debit' ? 'debit' : 'credit' };
};
