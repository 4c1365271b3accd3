import type { getProfile, ResponseOf } from '@tillbook/contract';

export type Profile = ResponseOf<typeof getProfile>['profile'];
export type BusinessDetails = Profile['businessDetails'];
export type Representative = Profile['representatives'][number];

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
  /** The number of words in a typical value, if it wraps on a phone. */
  readonly loadingWords?: number;
};

const address = [
  { name: 'addressLine1', label: 'Address line 1', kind: 'text' },
  { name: 'addressLine2', label: 'Address line 2', kind: 'text' },
  { name: 'city', label: 'City', kind: 'text' },
  { name: 'state', label: 'State', kind: 'state' },
  { name: 'zipcode', label: 'ZIP code', kind: 'text' },
  { name: 'country', label: 'Country', kind: 'country' },
] as const;

type BusinessField = ProfileField<keyof BusinessDetails>;
type RepresentativeField = ProfileField<keyof Representative>;

/** The address is shown separately, as one block. */
export const businessFacts: readonly BusinessField[] = [
  { name: 'businessName', label: 'Business name', kind: 'text', loadingWords: 4 },
  { name: 'businessType', label: 'Business type', kind: 'businessType' },
  { name: 'doingBusinessAs', label: 'Doing business as', kind: 'text' },
  { name: 'ein', label: 'EIN', kind: 'masked' },
  { name: 'incorporationDate', label: 'Incorporation date', kind: 'date' },
  { name: 'mcc', label: 'Merchant category', kind: 'category', loadingWords: 11 },
  { name: 'businessDescription', label: 'Business description', kind: 'text', loadingWords: 9 },
  { name: 'website', label: 'Website', kind: 'website', loadingWords: 4 },
  { name: 'email', label: 'Email', kind: 'email', loadingWords: 4 },
  { name: 'phone', label: 'Phone', kind: 'phone' },
];

export const businessFields: readonly BusinessField[] = [...businessFacts, ...address];

export const representativeFacts: readonly RepresentativeField[] = [
  { name: 'firstName', label: 'First name', kind: 'text' },
  { name: 'lastName', label: 'Last name', kind: 'text' },
  { name: 'title', label: 'Title', kind: 'text' },
  { name: 'dob', label: 'Date of birth', kind: 'date' },
  { name: 'ssn', label: 'SSN', kind: 'masked' },
  { name: 'email', label: 'Email', kind: 'email', loadingWords: 4 },
  { name: 'phone', label: 'Phone', kind: 'phone' },
];

export const representativeFields: readonly RepresentativeField[] = [...representativeFacts, ...address];

/** The only supported country. */
export const country = 'USA';
