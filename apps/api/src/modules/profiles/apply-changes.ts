import type { BodyOf, saveProfile } from '@tillbook/contract';
import {
  emptyRepresentative,
  type BusinessDetails,
  type BusinessProfile,
  type Representative,
} from './business-profile.ts';
import {
  readBirthDate,
  readBusinessType,
  readEin,
  readEmail,
  readIncorporationDate,
  readLine,
  readLines,
  readMerchantCategory,
  readPhoneNumber,
  readSsn,
  readState,
  readWebAddress,
  readZipCode,
  type FieldReader,
} from './read-field.ts';

export type ProfileChanges = Omit<BodyOf<typeof saveProfile>, 'accountId' | 'version'>;

export type AppliedChanges =
  | { readonly ok: true; readonly profile: BusinessProfile }
  /** Messages by field path, such as `representatives.0.ssn`. */
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> };

type Sent<Field extends string> = { readonly [Name in Field]?: string | undefined };

const fieldsOver = <Field extends string>(
  sent: Sent<Field>,
  stored: Readonly<Record<Field, string>>,
  keepFault: (field: Field, message: string) => void,
) => {
  return (field: Field, read: FieldReader = readLine): string => {
    const typed = sent[field]?.trim();
    // Accepts unchanged values without validation, even if spaces were added around them.
    if (typed === undefined || typed === stored[field].trim()) return stored[field];
    if (typed === '') return '';
    const reading = read(typed, stored[field]);
    if (reading.ok) return reading.value;
    keepFault(field, reading.message);
    return stored[field];
  };
};

type FieldOf<Name> = (name: Name, read?: FieldReader) => string;

const contactFrom = (field: FieldOf<keyof BusinessDetails & keyof Representative>) => ({
  addressLine1: field('addressLine1'),
  addressLine2: field('addressLine2'),
  city: field('city'),
  state: field('state', readState),
  zipcode: field('zipcode', readZipCode),
  email: field('email', readEmail),
  phone: field('phone', readPhoneNumber),
});

const businessFrom = (field: FieldOf<keyof BusinessDetails>, today: string): BusinessDetails => ({
  businessName: field('businessName'),
  businessType: field('businessType', readBusinessType),
  doingBusinessAs: field('doingBusinessAs'),
  website: field('website', readWebAddress),
  mcc: field('mcc', readMerchantCategory),
  businessDescription: field('businessDescription', readLines),
  ein: field('ein', readEin),
  incorporationDate: field('incorporationDate', readIncorporationDate(today)),
  ...contactFrom(field),
});

const representativeFrom = (field: FieldOf<keyof Representative>, today: string): Representative => ({
  firstName: field('firstName'),
  lastName: field('lastName'),
  title: field('title'),
  dob: field('dob', readBirthDate(today)),
  ssn: field('ssn', readSsn),
  ...contactFrom(field),
});

/**
 * Applies all changes, or none if a field is invalid. An absent field stays, an empty field is cleared, and a
 * masked number stays.
 *
 * @param today the day in New York, as `YYYY-MM-DD`
 */
export const applyChanges = (
  stored: BusinessProfile,
  changes: ProfileChanges,
  today: string,
): AppliedChanges => {
  const fields: Record<string, string> = {};
  const businessDetails = businessFrom(
    fieldsOver(changes, stored.businessDetails, (field, message) => {
      fields[field] = message;
    }),
    today,
  );
  const [sent] = changes.representatives ?? [];
  const representative =
    sent === undefined
      ? stored.representative
      : representativeFrom(
          fieldsOver(sent, stored.representative ?? emptyRepresentative, (field, message) => {
            fields[`representatives.0.${field}`] = message;
          }),
          today,
        );
  if (Object.keys(fields).length > 0) return { ok: false, fields };
  return { ok: true, profile: { businessDetails, representative } };
};
