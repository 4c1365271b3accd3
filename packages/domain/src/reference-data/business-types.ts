export interface BusinessType {
  /** As sent by the API. */
  readonly value: string;
  readonly label: string;
}

/**
 * The legal forms a business profile may have.
 *
 * @remarks Source: specification section 3, "Business profile".
 * @example
 * businessTypes[1]; // { value: 'corporation', label: 'Corporation' }
 */
export const businessTypes = [
  { value: 'limited_liability_company', label: 'Limited Liability Company' },
  { value: 'corporation', label: 'Corporation' },
] as const satisfies readonly BusinessType[];

/**
 * Returns the label of a legal form.
 *
 * @param value - as sent by the API; an unknown value is returned unchanged
 * @remarks Source: specification section 3, "Business profile".
 * @example
 * businessTypeLabel('limited_liability_company'); // 'Limited Liability Company'
 */
export function businessTypeLabel(value: string): string {
  return businessTypes.find((type) => type.value === value)?.label ?? value;
}
