import type { Tag } from '../openapi/group-sections.ts';
import { exampleIds } from '../openapi/example-ids.ts';
import { documented } from '../openapi/documented-calls.ts';
import * as calls from './calls.ts';

const address = {
  addressLine1: '218 Wharf Street',
  addressLine2: 'Unit 4',
  city: 'Portland',
  state: 'ME',
  country: 'USA',
  zipcode: '04101',
};
const business = {
  businessName: 'Harbor Coffee Roasters LLC',
  businessType: 'limited_liability_company',
  doingBusinessAs: 'Harbor Coffee',
  website: 'https://harborcoffee.example',
  mcc: '5499',
  businessDescription: 'Roasts coffee and sells it in two shops and online.',
  incorporationDate: '2017-04-03',
  email: 'books@harborcoffee.example',
  phone: '+12075550142',
  ...address,
};
const representative = {
  firstName: 'Dana',
  lastName: 'Whitaker',
  title: 'Owner',
  dob: '1984-09-12',
  email: 'dana@harborcoffee.example',
  phone: '+12075550143',
  ...address,
};
const profile = {
  businessDetails: { ...business, ein: '*****4417' },
  representatives: [{ ...representative, ssn: '*****6721' }],
};

const version = 'q2Yl0o3vY2Qx6m1f7r1y2m7b8t0k5s9d3w4e6u8i0aQ';

export const profileTag: Tag = {
  name: 'Profiles',
  description: 'A business and its representative.',
};

export const profileCalls = documented(calls, {
  getProfile: {
    description: 'EIN and SSN are masked. Send `version` back when you save.',
    response: { profile, version },
  },
  saveProfile: {
    description:
      'An omitted field stays unchanged; an empty field is cleared. Send the `version` of the profile that you read: if another person has saved the profile since, nothing is saved. EIN and SSN are returned masked; sending a masked value keeps the stored value. Invalid fields are listed in `fields` of the error.',
    body: {
      accountId: exampleIds.account,
      version,
      ...business,
      ein: '*****4417',
      representatives: [representative],
    },
    response: { profile, version },
  },
});
