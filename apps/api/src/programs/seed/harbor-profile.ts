import type { ProfileChanges } from '../../modules/profiles/index.ts';

/** The business behind Harbor Coffee Roasters. The IRS uses no prefix 07; the SSA has withdrawn this SSN. */
export const harborProfile: ProfileChanges = {
  businessName: 'Harbor Coffee Roasters LLC',
  businessType: 'limited_liability_company',
  doingBusinessAs: 'Harbor Coffee Roasters',
  website: 'https://harborcoffee.example.com',
  phone: '207-555-0142',
  mcc: '5499',
  addressLine1: '18 Custom House Wharf',
  addressLine2: 'Unit 3',
  city: 'Portland',
  state: 'ME',
  country: 'USA',
  zipcode: '04101',
  businessDescription: 'Small-batch coffee roastery with a counter, a web shop and wholesale to cafés.',
  ein: '07-1234567',
  email: 'hello@harborcoffee.example.com',
  incorporationDate: '2016-04-11',
  representatives: [
    {
      firstName: 'Dana',
      lastName: 'Whitlock',
      email: 'dana@harborcoffee.example.com',
      phone: '207-555-0177',
      title: 'Owner',
      dob: '1984-09-23',
      ssn: '219-09-9999',
      addressLine1: '7 Lantern Lane',
      addressLine2: '',
      city: 'South Portland',
      state: 'ME',
      country: 'USA',
      zipcode: '04106',
    },
  ],
};
