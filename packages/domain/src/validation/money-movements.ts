import { invalid, valid, type ValidationResult } from './validation-result.ts';

export interface TerminalPayment {
  readonly amountCents: number;
  /** The serial number of the chosen device; missing or empty if no device is chosen. */
  readonly serialNumber: string | null | undefined;
}

export interface Withdrawal {
  readonly amountCents: number;
  readonly availableBalanceCents: number;
}

/** The minimum amount at a terminal, in cents. Source: specification section 9. */
export const minimumTerminalAmountCents = 200;

/**
 * Returns every fault of a payment on the virtual terminal, by field.
 *
 * @param payment - the amount in cents and the chosen device
 * @returns a message for each field with a fault; empty without faults. Never throws.
 * @remarks Source: specification section 5, "Virtual terminal".
 * @example
 * terminalPaymentFaults({ amountCents: 199, serialNumber: undefined });
 * // { amount: 'Amount must be at least $2', device: 'You must select a device' }
 */
export function terminalPaymentFaults({
  amountCents,
  serialNumber,
}: TerminalPayment): Readonly<Partial<Record<'amount' | 'device', string>>> {
  // Rejects NaN as well.
  const isEnough = amountCents >= minimumTerminalAmountCents;
  return {
    ...(!isEnough && { amount: 'Amount must be at least $2' }),
    ...(!serialNumber && { device: 'You must select a device' }),
  };
}

/**
 * Checks a payment on the virtual terminal, the amount first.
 *
 * @param payment - the amount in cents and the chosen device
 * @returns the first fault, as a value: 'Amount must be at least $2', then 'You must select a device'. Never throws.
 * @remarks Source: specification section 5, "Virtual terminal".
 * @example
 * validateTerminalPayment({ amountCents: 199, serialNumber: 'SN-1' });
 * // { ok: false, field: 'amount', message: 'Amount must be at least $2' }
 */
export function validateTerminalPayment(payment: TerminalPayment): ValidationResult<'amount' | 'device'> {
  const { amount, device } = terminalPaymentFaults(payment);
  if (amount !== undefined) return invalid('amount', amount);
  return device === undefined ? valid : invalid('device', device);
}

/**
 * Checks a withdrawal against the available balance.
 *
 * @param withdrawal - both amounts in cents
 * @returns the first fault, as a value: 'Amount must be greater than 0', then
 * 'Amount must be less than or equal to available balance'. Never throws.
 * @remarks Source: specification section 5, "Withdraw".
 * @example
 * validateWithdrawal({ amountCents: 500, availableBalanceCents: 499 });
 * // { ok: false, field: 'amount', message: 'Amount must be less than or equal to available balance' }
 */
export function validateWithdrawal(withdrawal: Withdrawal): ValidationResult<'amount'> {
  const { amountCents, availableBalanceCents } = withdrawal;
  const isPositive = amountCents > 0;
  if (!isPositive) return invalid('amount', 'Amount must be greater than 0');
  const isCovered = amountCents <= availableBalanceCents;
  if (!isCovered) return invalid('amount', 'Amount must be less than or equal to available balance');
  return valid;
}
