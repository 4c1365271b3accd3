/**
 * Returns a short text that distinguishes the stored values of users without revealing the email address
 * (FNV-1a, 32 bits).
 *
 * @example ownerTag('dana@example.com') // 8 hexadecimal digits
 */
export const ownerTag = (email: string): string => {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(email)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
};
