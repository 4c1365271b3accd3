/** An amount in dollars in two parts, so that its cents can be styled differently. */
export interface DollarParts {
  /** Sign, dollar sign and whole dollars with thousands separators: `-$1,234`. */
  readonly whole: string;
  /** The dot and two digits: `.50`; empty if there is no amount. */
  readonly fraction: string;
}

const withoutAmount = '$ --';

/**
 * Splits an amount into whole dollars and cents, for the large figure at the top of a screen.
 *
 * @param amountCents - cents; a value that is not a finite number yields `$ --` with an empty fraction
 * @returns the parts that {@link formatCents} joins
 * @remarks Source: specification section 9.
 * @example
 * formatCentsParts(2431842); // { whole: '$24,318', fraction: '.42' }
 */
export function formatCentsParts(amountCents: number | null | undefined): DollarParts {
  if (typeof amountCents !== 'number' || !Number.isFinite(amountCents)) {
    return { whole: withoutAmount, fraction: '' };
  }
  // Digits are cut from the integer's own decimal text, so no amount passes through a division.
  const cents = BigInt(Math.round(Math.abs(amountCents)));
  const digits = String(cents).padStart(3, '0');
  const dollars = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ',');
  const sign = amountCents < 0 && cents > 0n ? '-' : '';
  return { whole: `${sign}$${dollars}`, fraction: `.${digits.slice(-2)}` };
}

/**
 * Writes an amount as dollars with two decimals, thousands separators and a minus before the dollar sign.
 *
 * @param amountCents - cents, an integer; a fraction of a cent is rounded to the nearest cent, halves away from
 * zero
 * @returns `$1,234.50`, `-$3.00`, or `$ --` if it is not a finite number. Never throws.
 * @remarks Source: specification section 9.
 * @example
 * formatCents(123450); // '$1,234.50'
 * formatCents(-300); // '-$3.00'
 * formatCents(undefined); // '$ --'
 */
export function formatCents(amountCents: number | null | undefined): string {
  const { whole, fraction } = formatCentsParts(amountCents);
  return whole + fraction;
}
