/** The result of a check: valid, or the field at fault with its message. */
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
