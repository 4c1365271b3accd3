import type { AuditEntry } from '@tillbook/contract';
import { capitalize, formatCents } from '@tillbook/domain';

type Details = NonNullable<AuditEntry['details']>;

/** Turns `statementDescriptor` into "Statement descriptor"; an amount's unit is shown with its value. */
const inWords = (name: string): string =>
  capitalize(
    name
      .replace(/Cents$/, '')
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase(),
  );

const shownValue = (name: string, value: Details[string]): string =>
  name.endsWith('Cents') && typeof value === 'number' ? formatCents(value) : String(value);

/** Describes the details of an entry in words: "Amount: $1.00 · Direction: credit". */
export const shownDetails = (details: Details = {}): string =>
  Object.entries(details)
    .map(([name, value]) => `${inWords(name)}: ${shownValue(name, value)}`)
    .join(' · ');
