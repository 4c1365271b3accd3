const hidden = '•••';

/**
 * Masks an email address so that its owner still recognizes it: only the first character and the domain are
 * shown.
 *
 * @param email - an address; nothing is shown of other texts
 * @returns `d•••@example.com`; a name of one character is hidden entirely. Never throws.
 * @example
 * maskEmail('dana@example.com'); // 'd•••@example.com'
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1 || at === email.length - 1) return hidden;
  const [first = ''] = email;
  return `${first.length < at ? first : ''}${hidden}${email.slice(at)}`;
}
