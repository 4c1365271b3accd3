import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newProfileOwner, shown, type ProfileOwner, whole } from '../../../test/business-profile.ts';
import { newPerson } from '../../../test/people.ts';
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

test('returns an empty profile in the USA for an account without a saved profile', async () => {
  const { status, body } = await owner.read();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    profile: {
      businessDetails: { businessName: '', ein: '', state: '', country: 'USA' },
      representatives: [],
    },
  });
});

test('responds to an account without a grant as to an unknown account, for reads and saves', async () => {
  await owner.save(whole);
  const stranger = await newPerson(testPlatform);
  const foreign = await owner.read(stranger.token);
  const absent = await get(
    testPlatform.web,
    `/api/v1/accounts/profiles?accountId=acc_${randomBytes(12).toString('hex')}`,
    { token: stranger.token },
  );
  expect(foreign.status).toBe(404);
  expect({ ...Object(foreign.body), requestId: '' }).toEqual({ ...Object(absent.body), requestId: '' });
  expect((await owner.save({ ein: '987654321' }, stranger.token)).status).toBe(404);
  expect((await owner.read()).body).toMatchObject(shown);
});

test('lets an internal admin read the masked profile, but not save it', async () => {
  await owner.save(whole);
  const admin = await newPerson(testPlatform, ['internal_admin']);
  expect(await owner.read(admin.token)).toMatchObject({ status: 200, body: shown });
  expect((await owner.save({ city: 'Bath' }, admin.token)).status).toBe(403);
  expect((await owner.read()).body).toMatchObject(shown);
});
