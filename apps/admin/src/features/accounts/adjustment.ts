import type { adjustAccount, BodyOf } from '@tillbook/contract';
import { emptyMoneyEntry, parseMoneyInput, type MoneyEntry } from '@tillbook/domain';
import { isFields } from '@tillbook/web-shell/stored-fields';
import { accountMissing, amountMissing, reasonMissing } from './messages.ts';

export type AdjustmentBody = BodyOf<typeof adjustAccount>;

export type Adjustment = {
  /** Empty until an account is chosen. */
  readonly accountId: string;
  readonly direction: AdjustmentBody['direction'];
  readonly amount: MoneyEntry;
  readonly reason: string;
};

export const emptyAdjustment = (accountId = ''): Adjustment => ({
  accountId,
  direction: 'credit',
  amount: emptyMoneyEntry,
  reason: '',
});

/** Ignores the account, which may have come from the address. */
export const isBegun = ({ amount, reason }: Adjustment): boolean =>
  amount.text !== '' || reason.trim() !== '';

export type AdjustmentProblems = Readonly<Partial<Record<'accountId' | 'amount' | 'reason', string>>>;

/** Returns the problems that the form can detect itself; the server checks the rest. */
export const adjustmentProblems = ({ accountId, amount, reason }: Adjustment): AdjustmentProblems => ({
  ...(accountId === '' && { accountId: accountMissing }),
  ...(parseMoneyInput(amount.text) <= 0 && { amount: amountMissing }),
  ...(reason.trim() === '' && { reason: reasonMissing }),
});

export const adjustmentBody = ({ accountId, direction, amount, reason }: Adjustment): AdjustmentBody => ({
  accountId,
  direction,
  amount: parseMoneyInput(amount.text),
  reason: reason.trim(),
});

/** Returns a negative amount for a debit. */
export const signedCents = ({ direction, amount }: Pick<AdjustmentBody, 'direction' | 'amount'>): number =>
  direction === 'credit' ? amount : 0 - amount;

const isMoneyEntry = (value: unknown): value is MoneyEntry =>
  isFields(value) && typeof value.text === 'string' && typeof value.typed === 'string';

/** Returns undefined for a malformed draft. */
export const readAdjustment = (stored: unknown): Adjustment | undefined => {
  if (!isFields(stored)) return undefined;
  const { accountId, amount, reason, direction } = stored;
  if (typeof accountId !== 'string' || typeof reason !== 'string' || !isMoneyEntry(amount)) return undefined;
  return { accountId, amount, reason, direction: direction === 'debit' ? 'debit' : 'credit' };
};
