/**
 * Writes basis points as a percentage with two decimals.
 *
 * @param basisPoints - hundredths of a percent; a fraction of a basis point is rounded to the nearest
 * @returns `2.90%`, or `--` if it is not a finite number. Never throws.
 * @remarks Source: specification sections 3 and 9, "Fee profile".
 * @example
 * formatBasisPoints(290); // '2.90%'
 */
export function formatBasisPoints(basisPoints: number | null | undefined): string {
  if (typeof basisPoints !== 'number' || !Number.isFinite(basisPoints)) return '--';
  const hundredths = BigInt(Math.round(Math.abs(basisPoints)));
  const digits = String(hundredths).padStart(3, '0');
  const sign = basisPoints < 0 && hundredths > 0n ? '-' : '';
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}%`;
}
