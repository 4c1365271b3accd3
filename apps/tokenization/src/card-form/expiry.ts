/** A card's last month: `month` 1 to 12, `year` in four digits. */
export type Expiry = { readonly month: number; readonly year: number };

/**
 * Formats an expiration date as MM / YY during typing. A month that can have no second digit is padded (5
 * becomes 05). Leaves other formats, such as 2034-12, for the form to reject.
 *
 * @example
 * formatExpiry('527'); // '05 / 27'
 */
export function formatExpiry(text: string): string {
  const padded = text.trim().replace(/^(?=[2-9])|^(?=1\s*[/.-])/, '0');
  const parts = /^([0-9]{0,2})\s*[/.-]?\s*((?:20)?[0-9]{0,2})$/.exec(padded);
  if (!parts) return text;
  const [, month = '', year = ''] = parts;
  return year === '' ? month : `${month.padStart(2, '0')} / ${year}`;
}

export function readExpiry(text: string): Expiry | undefined {
  const parts = /^(0[1-9]|1[0-2]) \/ ([0-9]{2}|20[0-9]{2})$/.exec(formatExpiry(text));
  if (!parts) return undefined;
  const [, month, year] = parts;
  return { month: Number(month), year: (Number(year) % 2000) + 2000 };
}

/** Returns true after the end of the card's month in the user's calendar. */
export function isPast({ month, year }: Expiry, today: Date): boolean {
  const monthsAhead = (year - today.getFullYear()) * 12 + (month - 1 - today.getMonth());
  return monthsAhead < 0;
}
