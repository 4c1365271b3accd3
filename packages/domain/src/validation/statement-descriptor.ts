import { invalid, valid, type ValidationResult } from './validation-result.ts';

/** The most characters a statement descriptor has. Source: specification section 9. */
export const maximumStatementDescriptorLength = 15;

/**
 * Checks the text that appears on a customer's card statement.
 *
 * @param statementDescriptor - counted in UTF-16 units, as an input's `maxlength` counts
 * @returns 'Cannot exceed 15 chars' as a value when it is too long. Never throws.
 * @remarks Source: specification section 5, "Statement descriptor".
 * @example
 * validateStatementDescriptor('HARBOR COFFEE'); // { ok: true }
 */
export function validateStatementDescriptor(
  statementDescriptor: string,
): ValidationResult<'statementDescriptor'> {
  if (statementDescriptor.length <= maximumStatementDescriptorLength) return valid;
  return invalid('statementDescriptor', 'Cannot exceed 15 chars');
}
