/** The tokens of this product are 43 characters of base64url; nothing else in an error report is so long without a break. */
const tokenShape = /[A-Za-z0-9_-]{40,}/g;
const tokenParameter = /((?:token|ticket|password|authorization|code)["']?\s*[=:]\s*["']?)[^\s&#"',}]+/gi;

/** Twelve digits or more, also in groups: what may be a card or account number. A lost timestamp does no harm. */
const longNumber = /\d(?:(?:[ .+_-]|%20|%2D)?\d){11,}/gi;
const taxNumber = /\b(?:\d{3}-\d{2}-\d{4}|\d{2}-\d{7})\b/g;

/** Removes from a text what a report must not bring into the database: tokens, and numbers that may be somebody's. */
export const redact = (text: string): string =>
  text
    .replaceAll(tokenParameter, '$1[removed]')
    .replaceAll(tokenShape, '[removed]')
    .replaceAll(longNumber, '[number removed]')
    .replaceAll(taxNumber, '[number removed]');
