/**
 * Returns the label of a card fee's type.
 *
 * @param type - `fixed` or `dynamic`; an unknown type is returned unchanged
 * @remarks Source: specification section 3, "Fee profile". Under `dynamic` interchange fees are passed through.
 * @example
 * cardFeeTypeLabel('dynamic'); // 'Interchange Plus'
 */
export function cardFeeTypeLabel(type: string): string {
  switch (type) {
    case 'fixed':
      return 'Blended';
    case 'dynamic':
      return 'Interchange Plus';
    default:
      return type;
  }
}
