/** The outcome of a check: good, or the field at fault and the sentence to show there. */
export type ValidationResult<Field extends string> =
  | { readonly ok: true }
  | { readonly ok: false; readonly field: Field; readonly message: string };

export const valid = { ok: true } as const;

export function invalid<Field extends string>(
  field: Field,
  message: string,
): { readonly ok: false; readonly field: Field; readonly message: string } {
  return { ok: false, field, message };
}
