import type { businessProfiles, businessRepresentatives } from '../../db/schema/index.ts';

type Stored = 'accountId' | 'sealingKeyId' | 'updatedAt' | 'sealedEin' | 'sealedSsn' | 'sealedDob';

type BusinessField = Exclude<keyof typeof businessProfiles.$inferSelect, Stored> | 'ein';
type RepresentativeField = Exclude<keyof typeof businessRepresentatives.$inferSelect, Stored> | 'dob' | 'ssn';

/** Includes the unmasked EIN, which never leaves the server. */
export type BusinessDetails = Readonly<Record<BusinessField, string>>;
export type Representative = Readonly<Record<RepresentativeField, string>>;

export type BusinessProfile = {
  readonly businessDetails: BusinessDetails;
  /** Absent if no representative has been saved. */
  readonly representative: Representative | undefined;
};

const emptyContact = {
  addressLine1: '',
  addressLine2: '',
  city: '',
  state: '',
  zipcode: '',
  email: '',
  phone: '',
};

export const emptyBusinessDetails: BusinessDetails = {
  businessName: '',
  businessType: '',
  doingBusinessAs: '',
  website: '',
  mcc: '',
  businessDescription: '',
  ein: '',
  incorporationDate: '',
  ...emptyContact,
};

export const emptyRepresentative: Representative = {
  firstName: '',
  lastName: '',
  title: '',
  dob: '',
  ssn: '',
  ...emptyContact,
};
