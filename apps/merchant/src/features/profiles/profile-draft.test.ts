import { describe, expect, test } from 'vitest';
import { draftOf, draftOver, isChanged, saveBody, stepOfField } from './profile-draft.ts';
import type { Profile } from './profile-fields.ts';

const profile: Profile = {
  businessDetails: {
    businessName: 'Harbor Coffee Roasters LLC',
    businessType: 'limited_liability_company',
    doingBusinessAs: '',
    website: 5,
    mcc: '5499',
    businessDescription: '',
    ein: '•••• 4567',
    incorporationDate: '2016-04-11',
    addressLine1: '',
    addressLine2: '',
    city: 'Portland',
    state: 'ME',
    country: 'USA',
    zipcode: '04101',
    email: '',
    phone: '',
  },
  representatives: [],
};

const saved = draftOf(profile);

const { businessName: _, ...contact } = profile.businessDetails;
const dana = {
  ...contact,
  firstName: 'Dana',
  lastName: 'Whitlock',
  title: 'Owner',
  dob: '1984-09-23',
  ssn: '123456780',
};

/** A response from a server that fails to mask numbers. */
const unmasked: Profile = {
  businessDetails: { ...profile.businessDetails, ein: '12-3456789' },
  representatives: [dana, { ...dana, firstName: 'Lee', title: 'Partner', ssn: '111-11-1111' }],
};

describe('a draft', () => {
  test('starts a draft with the saved texts, and without values that are not text', () => {
    expect(saved.businessDetails.city).toBe('Portland');
    expect(saved.businessDetails.website).toBeUndefined();
    expect(saved.representative).toEqual({});
  });

  test(
    'sends an untouched draft whole, with the version that was read and the country, and omits values that are not text',
    { meta: { shows: ['spec:7.23'] } },
    () => {
      expect(isChanged(saved, profile)).toBe(false);
      const { website: __, ...texts } = profile.businessDetails;
      expect(saveBody('acc_1', saved, { profile, version: 'v1' })).toEqual({
        accountId: 'acc_1',
        version: 'v1',
        ...texts,
        representatives: [],
      });
    },
  );

  test('sends edited fields as typed, and untouched fields as they were read', () => {
    const draft = {
      businessDetails: { ...saved.businessDetails, city: 'Bath', state: '', ein: '98-7654321' },
      representative: { firstName: 'Dana' },
    };
    expect(isChanged(draft, profile)).toBe(true);
    expect(saveBody('acc_1', draft, { profile })).toMatchObject({
      businessName: 'Harbor Coffee Roasters LLC',
      city: 'Bath',
      state: '',
      ein: '98-7654321',
      representatives: [{ firstName: 'Dana', country: 'USA' }],
    });
  });

  test('masks an untouched EIN and SSN, even if the server sent them in full', () => {
    const sent = saveBody('acc_1', draftOf(unmasked), { profile: unmasked });
    expect(sent).toMatchObject({
      ein: '•••• 6789',
      representatives: [{ ssn: '•••• 6780' }, { ssn: '•••• 1111' }],
    });
  });

  test('sends all representatives, of whom only the first can be edited', () => {
    const draft = {
      ...draftOf(unmasked),
      representative: { ...draftOf(unmasked).representative, title: 'CEO' },
    };
    expect(saveBody('acc_1', draft, { profile: unmasked }).representatives).toMatchObject([
      { firstName: 'Dana', title: 'CEO', country: 'USA' },
      { firstName: 'Lee', title: 'Partner', country: 'USA' },
    ]);
  });

  test('applies the edits to newer values, and takes all other fields from the newer values', () => {
    const newer: Profile = {
      ...profile,
      businessDetails: { ...profile.businessDetails, city: 'Augusta', zipcode: '04330' },
    };
    const draft = { ...saved, businessDetails: { ...saved.businessDetails, city: 'Bath' } };
    expect(draftOver(draft, profile, newer).businessDetails).toMatchObject({
      city: 'Bath',
      zipcode: '04330',
    });
  });
});

test.each([
  ['ein', 'business-details'],
  ['representatives.0.ssn', 'representatives'],
] as const)('assigns the field %s to the step %s', (path, step) => {
  expect(stepOfField(path)).toBe(step);
});
