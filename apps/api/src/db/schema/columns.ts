import { asciiEmail, readableEmail } from '../../runtime/email-spelling.ts';
import { bigint, customType, timestamp } from '../drizzle/pg-core.ts';

/** A double represents cents exactly up to 90 trillion dollars, so the driver may return them as numbers. */
export const cents = (name: string) => bigint(name, { mode: 'number' });

export const ordinal = (name: string) => bigint(name, { mode: 'number' });

export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** An email address: stored with an ASCII domain, read and compared with the domain in its own script. */
export const email = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: asciiEmail,
  fromDriver: readableEmail,
});

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
