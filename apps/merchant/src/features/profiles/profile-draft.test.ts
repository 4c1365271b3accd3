import { describe, expect, test } from 'vitest';
import { draftOf, isChanged, saveBody, stepOfField } from './profile-draft.ts';
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

describe('a draft', () => {
  test('starts from the saved texts, and from nothing where there is no text', () => {
    expect(saved.businessDetails.city).toBe('Portland');
    expect(saved.businessDetails.website).toBeUndefined();
    expect(saved.representative).toEqual({});
  });

  test('that nobody touched changes nothing: not even a masked number goes back', () => {
    expect(isChanged(saved, profile)).toBe(false);
    expect(saveBody('acc_1', saved, profile)).toEqual({ accountId: 'acc_1' });
  });

  test('sends what was changed and nothing else', () => {
    const draft = {
      businessDetails: { ...saved.businessDetails, city: 'Bath', businessDescription: '' },
      representative: { firstName: 'Dana' },
    };
    expect(isChanged(draft, profile)).toBe(true);
    expect(saveBody('acc_1', draft, profile)).toEqual({
      accountId: 'acc_1',
      city: 'Bath',
      representatives: [{ firstName: 'Dana' }],
    });
  });

  test('sends an emptied field as empty', () => {
    const draft = { ...saved, businessDetails: { ...saved.businessDetails, city: '' } };
    expect(saveBody('acc_1', draft, profile)).toMatchObject({ city: '' });
  });
});

test.each([
  ['ein', 'business-details'],
  ['representatives.0.ssn', 'representatives'],
] as const)('%s stands on the step %s', (path, step) => {
  expect(stepOfField(path)).toBe(step);
});
