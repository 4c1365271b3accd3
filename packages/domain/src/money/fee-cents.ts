/** A bank payment's fee: a percentage between a minimum and a maximum. */
export interface BoundedFee {
  readonly percentageBasisPoints: number;
  readonly minimumFeeCents: number;
  readonly maximumFeeCents: number;
}

const basisPointsPerWhole = 10_000n;

/**
 * Computes the percentage fee of an amount, rounded half up to the cent by integer arithmetic.
 *
 * @param amountCents - cents, a whole number of at least 0
 * @param basisPoints - hundredths of a percent, a whole number of at least 0
 * @returns cents, an integer
 * @throws RangeError if an argument is negative or not a safe integer (a bug in the caller)
 * @remarks Source: the platform's ledger table, round-half-up(amount × basis points / 10 000).
 * @example
 * percentageFeeCents(12840, 290); // 372
 */
export function percentageFeeCents(amountCents: number, basisPoints: number): number {
  requireWholeNumber(amountCents, 'amountCents');
  requireWholeNumber(basisPoints, 'basisPoints');
  const product = BigInt(amountCents) * BigInt(basisPoints);
  return Number((product + basisPointsPerWhole / 2n) / basisPointsPerWhole);
}

/**
 * Computes the fee of a bank account payment: its percentage, limited by a minimum and a maximum.
 *
 * @param amountCents - cents, a whole number of at least 0
 * @param fee - basis points, and cents for the two bounds; if the minimum is above the maximum, the fee is the maximum
 * @returns cents, an integer
 * @throws RangeError if a number is negative or not a safe integer (a bug in the caller)
 * @remarks Source: specification section 3, "achTransactionFee"; the platform's ledger table.
 * @example
 * boundedFeeCents(10000, { percentageBasisPoints: 80, minimumFeeCents: 25, maximumFeeCents: 500 }); // 80
 */
export function boundedFeeCents(amountCents: number, fee: BoundedFee): number {
  requireWholeNumber(fee.minimumFeeCents, 'minimumFeeCents');
  requireWholeNumber(fee.maximumFeeCents, 'maximumFeeCents');
  const percentageCents = percentageFeeCents(amountCents, fee.percentageBasisPoints);
  return Math.min(Math.max(percentageCents, fee.minimumFeeCents), fee.maximumFeeCents);
}

function requireWholeNumber(value: number, name: string): void {
  if (Number.isSafeInteger(value) && value >= 0) return;
  throw new RangeError(`${name} must be a whole number of at least 0, got ${String(value)}`);
}
