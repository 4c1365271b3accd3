import { invalid, valid, type ValidationResult } from './validation-result.ts';

/** The maximum length of a statement descriptor. Source: specification section 9. */
export const maximumStatementDescriptorLength = 15;

/** The message for a descriptor with a character that statements cannot show, or without a letter. */
export const descriptorCharactersMessage = "Use letters, digits, spaces and . , & ' -";

const characters = /^[A-Za-z0-9 .,&'-]*$/;

/**
 * Checks the text that appears on a customer's card statement.
 *
 * @param statementDescriptor - as typed, spaces around it included; counted in UTF-16 units, as an input's
 * `maxlength` counts
 * @param stored - the stored descriptor, which is accepted even if it breaks the rules
 * @returns 'Cannot exceed 15 chars' as a value if it is too long, then "Use letters, digits, spaces and . , &
 * ' -" if it has other characters or no letter. An empty descriptor is valid. Never throws.
 * @remarks Source: specification section 5, "Statement descriptor"; card networks print these characters.
 * @example
 * validateStatementDescriptor('HARBOR COFFEE'); // { ok: true }
 */
export function validateStatementDescriptor(
  statementDescriptor: string,
  stored?: string,
): ValidationResult<'statementDescriptor'> {
  if (statementDescriptor === '' || statementDescriptor === stored) return valid;
  if (statementDescriptor.length > maximumStatementDescriptorLength) {
    return invalid('statementDescriptor', 'Cannot exceed 15 chars');
  }
  if (characters.test(statementDescriptor) && /[A-Za-z]/.test(statementDescriptor)) return valid;
  return invalid('statementDescriptor', descriptorCharactersMessage);
}

/**
 * Derives a statement descriptor from a business's name: drops accents and characters that a statement cannot
 * show.
 *
 * @param name - in any script
 * @returns a valid descriptor, empty if the name has no Latin letter
 * @example
 * statementDescriptorOf('Café & Rösterei GmbH'); // 'CAFE & ROSTEREI'
 */
export function statementDescriptorOf(name: string): string {
  const plain = name
    .toUpperCase()
    .normalize('NFKD')
    .replaceAll(/[^A-Z0-9 .,&'-]/g, '');
  const descriptor = plain.trim().slice(0, maximumStatementDescriptorLength).trim();
  return validateStatementDescriptor(descriptor).ok ? descriptor : '';
}
