import * as z from 'zod/mini';
import { byAccountId, defineEndpoint } from './endpoint.ts';
import { identifier, text } from './primitives.ts';

const value = z._default(text(500), '');

const businessDetails = z.object({
  businessName: value,
  businessType: value,
  doingBusinessAs: value,
  website: value,
  phone: value,
  mcc: value,
  addressLine1: value,
  addressLine2: value,
  city: value,
  state: value,
  country: value,
  zipcode: value,
  businessDescription: value,
  /** Leaves the server masked to the last four digits; a masked value sent back leaves the stored one as it is. */
  ein: value,
  email: value,
  incorporationDate: value,
});

const representative = z.object({
  firstName: value,
  lastName: value,
  email: value,
  phone: value,
  title: value,
  dob: value,
  /** Masked like `ein`. */
  ssn: value,
  addressLine1: value,
  addressLine2: value,
  city: value,
  state: value,
  country: value,
  zipcode: value,
});

export type BusinessDetails = z.infer<typeof businessDetails>;
export type Representative = z.infer<typeof representative>;

const profile = z.object({ businessDetails, representatives: z.array(representative) });

export const getProfile = defineEndpoint({
  name: 'getProfile',
  method: 'GET',
  path: '/v1/accounts/profiles',
  summary: 'The business profile.',
  access: byAccountId('query'),
  query: z.object({ accountId: identifier }),
  response: z.object({ profile }),
});

export const saveProfile = defineEndpoint({
  name: 'saveProfile',
  method: 'POST',
  path: '/accounts/profiles',
  summary: 'Saves the business profile.',
  access: byAccountId('body'),
  body: z.extend(businessDetails, {
    accountId: identifier,
    representatives: z.array(representative).check(z.maxLength(10)),
  }),
  response: z.object({ profile }),
});
