import * as z from 'zod/mini';
import { byAccountId, defineEndpoint } from '../endpoint.ts';
import { identifier, text } from '../primitives.ts';

const maximumLength = 500;

/** If absent, the stored value remains; an empty text clears it. */
const typed = z.optional(text(maximumLength, 'invalid, please contact customer support'));

/** Always text from this server. A client accepts any value and reports other types as invalid. */
const shown = z.unknown().check(z.describe('Text, possibly empty.'));

const fieldsOf = <Value extends z.ZodMiniType>(value: Value) => ({
  addressLine1: value,
  addressLine2: value,
  city: value,
  /** The two-letter code of one of the 50 states. */
  state: value,
  /** Always `USA`, even if another value is sent. */
  country: value,
  zipcode: value,
  email: value,
  phone: value,
});

const businessFields = <Value extends z.ZodMiniType>(value: Value) => ({
  businessName: value,
  /** `limited_liability_company` or `corporation`. */
  businessType: value,
  doingBusinessAs: value,
  /** Begins with http:// or https://; without either, https:// is added. */
  website: value,
  /** A merchant category code, with or without its leading zero. */
  mcc: value,
  businessDescription: value,
  /** Masked to the last four digits in responses; a masked value sent back keeps the stored value. */
  ein: value,
  /** YYYY-MM-DD */
  incorporationDate: value,
  ...fieldsOf(value),
});

const representativeFields = <Value extends z.ZodMiniType>(value: Value) => ({
  firstName: value,
  lastName: value,
  title: value,
  /** YYYY-MM-DD */
  dob: value,
  /** Masked like `ein`. */
  ssn: value,
  ...fieldsOf(value),
});

const profile = z.object({
  businessDetails: z.object(businessFields(shown)),
  /** At most one representative; empty if no representative was saved. */
  representatives: z.array(z.object(representativeFields(shown))),
});

export type Profile = z.infer<typeof profile>;

/** An opaque version of the profile, which changes with its content. */
const version = z.optional(text(200));

export const getProfile = defineEndpoint({
  name: 'getProfile',
  method: 'GET',
  path: '/v1/accounts/profiles',
  summary: 'Get the business profile',
  access: byAccountId('query', 'account_read'),
  query: z.object({ accountId: identifier }),
  response: z.object({ profile, version }),
});

export const saveProfile = defineEndpoint({
  name: 'saveProfile',
  method: 'POST',
  path: '/accounts/profiles',
  summary: 'Save the business profile',
  access: byAccountId('body', 'profile_change'),
  body: z.object({
    accountId: identifier,
    /** The version that was read; a newer profile is not overwritten. If absent, any version is overwritten. */
    version,
    ...businessFields(typed),
    /** Only the first element is used. */
    representatives: z.optional(z.array(z.object(representativeFields(typed))).check(z.maxLength(10))),
  }),
  response: z.object({ profile, version }),
  errors: ['invalid_profile', 'profile_changed'],
});
