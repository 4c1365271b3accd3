import type { Tone } from './tone.ts';

/**
 * Returns the tone of a transaction's, refund's, payout's or settlement's status.
 *
 * @param status - as sent by the API
 * @returns `undefined` for a status that has no color
 * @remarks Source: specification section 4, "Status badge colors for transactions".
 * @example
 * transactionStatusTone('succeeded'); // 'positive'
 * transactionStatusTone('under_review'); // undefined
 */
export function transactionStatusTone(status: string | null | undefined): Tone | undefined {
  switch (status ?? '') {
    case 'active':
    case 'completed':
    case 'succeeded':
    case 'settled':
    case 'approved':
      return 'positive';
    case 'pending':
      return 'caution';
    case 'failed':
    case 'created':
      return 'critical';
    default:
      return undefined;
  }
}

/**
 * Returns the tone of a payment instrument's status.
 *
 * @param status - as sent by the API
 * @returns `neutral` (gray) for a status that is not known
 * @remarks Source: specification section 4, "Payment instrument status badge".
 * @example
 * instrumentStatusTone('inactive'); // 'critical'
 */
export function instrumentStatusTone(status: string | null | undefined): Tone {
  switch (status ?? '') {
    case 'active':
      return 'positive';
    case 'inactive':
      return 'critical';
    case 'pending':
      return 'caution';
    default:
      return 'neutral';
  }
}

/**
 * Returns the tone of a ledger entry set's status.
 *
 * @param status - `Posted`, `Draft` or another, as sent by the API
 * @remarks Source: specification section 4, "Ledger entry set badge".
 * @example
 * entrySetStatusTone('Posted'); // 'positive'
 */
export function entrySetStatusTone(status: string | null | undefined): Tone {
  switch (status ?? '') {
    case 'Posted':
      return 'positive';
    case 'Draft':
      return 'caution';
    default:
      return 'critical';
  }
}

/**
 * Returns the tone of a ledger entry's status, shown by its icon: settled a green check, pending a yellow
 * clock, anything else a red warning.
 *
 * @param status - as sent by the API
 * @remarks Source: specification section 2, "Transaction details".
 * @example
 * ledgerEntryStatusTone('pending'); // 'caution'
 */
export function ledgerEntryStatusTone(status: string | null | undefined): Tone {
  switch (status ?? '') {
    case 'settled':
      return 'positive';
    case 'pending':
      return 'caution';
    default:
      return 'critical';
  }
}
