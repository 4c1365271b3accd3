import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  business,
  newProfileOwner,
  shown,
  type ProfileOwner,
  whole,
} from '../../../test/business-profile.ts';
import { newAccount } from '../../../test/people.ts';
import { get } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';

let testPlatform: TestPlatform;
let owner: ProfileOwner;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
});

afterAll(() => testPlatform.close());

beforeEach(async () => {
  owner = await newProfileOwner(testPlatform);
});

test(
  'returns EIN and SSN masked to the last four digits',
  { meta: { shows: ['spec:3.19', 'spec:9.13', 'threat:4.5', 'asvs:V8.2.3', 'asvs:V15.3.1'] } },
  async () => {
    const saved = await owner.save(whole);
    expect(saved).toMatchObject({ status: 200, body: shown });
    expect((await owner.read()).body).toMatchObject(shown);
    expect((await owner.read()).text).not.toMatch(/123456789|12-3456789|123456780|123-45-6780/);
  },
);

test(
  'stores no EIN, SSN or date of birth in plain text',
  { meta: { shows: ['threat:4.5', 'asvs:V14.2.4'] } },
  async () => {
    await owner.save(whole);
    const { rows } = await testPlatform.owner.query(
      `select b.*, r.sealed_ssn, r.sealed_dob, r.first_name
       from business_profiles b join business_representatives r using (account_id) where account_id = $1`,
      [owner.accountId],
    );
    const stored = Object.values(rows[0]).map((value) =>
      Buffer.isBuffer(value) ? value.toString('latin1') : String(value),
    );
    expect(stored).toContain('Dana');
    expect(stored.join('\n')).not.toMatch(/123456789|12-3456789|123456780|123-45-6780|1984-02-29/);
    const { rows: audited } = await testPlatform.owner.query(
      `select user_id, action, details from audit_trail where account_id = $1`,
      [owner.accountId],
    );
    expect(audited).toEqual([
      { user_id: owner.person.userId, action: 'profile.save', details: { fields: expect.any(String) } },
    ]);
    expect(JSON.stringify(audited)).not.toMatch(/6789|6780|1984/);
  },
);

test(
  'fails to open a sealed number that was moved to another account',
  { meta: { shows: ['threat:4.6'] } },
  async () => {
    await owner.save(whole);
    const other = await newAccount(testPlatform, owner.person);
    await testPlatform.owner.query(
      `insert into business_profiles (account_id, sealed_ein, sealing_key_id, updated_at)
     select $2, sealed_ein, sealing_key_id, updated_at from business_profiles where account_id = $1`,
      [owner.accountId, other],
    );
    const { status, text } = await get(testPlatform.web, `/api/v1/accounts/profiles?accountId=${other}`, {
      token: owner.person.token,
    });
    expect(status).toBe(500);
    expect(text).not.toContain('6789');
  },
);

describe('a masked number sent back', () => {
  test.each([
    ['•••• 6789', '•••• 6780'],
    ['**-***6789', '***-**-6780'],
    ['XX-XXX6789', 'xxx-xx-6780'],
  ])('leaves the stored numbers unchanged for the masks %s and %s', async (ein, ssn) => {
    await owner.save(whole);
    const again = await owner.save({ ein, city: 'Bath', representatives: [{ ssn, title: 'Founder' }] });
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({
      profile: {
        businessDetails: { ein: '•••• 6789', city: 'Bath', businessName: business.businessName },
        representatives: [{ ssn: '•••• 6780', title: 'Founder', lastName: 'Whitcomb' }],
      },
    });
    expect(await owner.storedNumbers()).toEqual({ ein: '123456789', ssn: '123456780' });
  });

  test('rejects a mask that does not match the stored number', async () => {
    await owner.save(whole);
    const refused = await owner.save({ ein: '•••• 1111', representatives: [{ ssn: '•••• 2222' }] });
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: 'invalid_profile',
        fields: { ein: 'Enter all nine digits.', 'representatives.0.ssn': 'Enter all nine digits.' },
      },
    });
    expect(await owner.storedNumbers()).toEqual({ ein: '123456789', ssn: '123456780' });
  });

  test('rejects a mask if no number is stored', async () => {
    expect((await owner.save({ ein: '•••• 6789' })).status).toBe(422);
  });
});
