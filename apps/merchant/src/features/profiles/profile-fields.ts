import type { getProfile, ResponseOf } from '@tillbook/contract';

export type Profile = ResponseOf<typeof getProfile>['profile'];
export type BusinessDetails = Profile['businessDetails'];
export type Representative = Profile['representatives'][number];

/** How a value is shown and entered. */
export type FieldKind =
  | 'text'
  | 'email'
  | 'phone'
  | 'website'
  | 'date'
  | 'businessType'
  | 'category'
  | 'state'
  | 'country'
  | 'masked';

export type ProfileField<Name extends string> = {
  readonly name: Name;
  readonly label: string;
  readonly kind: FieldKind;
};

const address = [
  { name: 'addressLine1', label: 'Address line 1', kind: 'text' },
  { name: 'addressLine2', label: 'Address line 2', kind: 'text' },
  { name: 'city', label: 'City', kind: 'text' },
  { name: 'state', label: 'State', kind: 'state' },
  { name: 'zipcode', label: 'ZIP code', kind: 'text' },
  { name: 'country', label: 'Country', kind: 'country' },
] as const;

export const businessFields: readonly ProfileField<keyof BusinessDetails>[] = [
  { name: 'businessName', label: 'Business name', kind: 'text' },
  { name: 'businessType', label: 'Business type', kind: 'businessType' },
  { name: 'doingBusinessAs', label: 'Doing business as', kind: 'text' },
  { name: 'ein', label: 'EIN', kind: 'masked' },
  { name: 'incorporationDate', label: 'Incorporation date', kind: 'date' },
  { name: 'mcc', label: 'Merchant category', kind: 'category' },
  { name: 'businessDescription', label: 'Business description', kind: 'text' },
  { name: 'website', label: 'Website', kind: 'website' },
  { name: 'email', label: 'Email', kind: 'email' },
  { name: 'phone', label: 'Phone', kind: 'phone' },
  ...address,
];

export const representativeFields: readonly ProfileField<keyof Representative>[] = [
  { name: 'firstName', label: 'First name', kind: 'text' },
  { name: 'lastName', label: 'Last name', kind: 'text' },
  { name: 'title', label: 'Title', kind: 'text' },
  { name: 'dob', label: 'Date of birth', kind: 'date' },
  { name: 'ssn', label: 'SSN', kind: 'masked' },
  { name: 'email', label: 'Email', kind: 'email' },
  { name: 'phone', label: 'Phone', kind: 'phone' },
  ...address,
];

/** The only country there is. */
export const country = 'USA';
