/**
 * Brings an email address into the form in which it is sent and compared: trimmed and in lower case.
 *
 * @param email - as typed
 * @remarks Source: specification section 5, "Forgot password".
 * @example
 * normalizeEmail(' Dana@Example.com '); // 'dana@example.com'
 */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * The part of an email address before its last `@`, by which the overview greets a person.
 *
 * @param email - an address; a text without `@` is returned whole
 * @remarks Source: specification section 2, "Overview".
 * @example
 * emailLocalPart('dana@example.com'); // 'dana'
 */
export function emailLocalPart(email: string): string {
  const at = email.lastIndexOf('@');
  return at === -1 ? email : email.slice(0, at);
}
