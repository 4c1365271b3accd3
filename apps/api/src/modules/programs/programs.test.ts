import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLines, newAdministrator, type Administrator } from '../../../test/administration.ts';
import { newMerchant } from '../../../test/merchant.ts';
import { post } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';

let testPlatform: TestPlatform;
let admin: Administrator;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  admin = await newAdministrator(testPlatform);
});
afterAll(() => testPlatform.close());

test('returns no programs on an empty platform', async () => {
  expect((await admin.get('/programs')).body).toEqual({ programs: [], totalCount: 0 });
});

test('lists a new program by name and audits its creation', async () => {
  const street = await admin.post('/programs', { name: '  Main Street ' });
  const airport = await admin.post('/programs', { name: 'Airport' });
  expect(street).toMatchObject({
    status: 201,
    body: { id: expect.stringMatching(/^prg_\w{16,}$/), name: 'Main Street' },
  });
  expect((await admin.get('/programs')).body).toEqual({
    programs: [airport.body, street.body],
    totalCount: 2,
  });
  expect((await admin.get('/programs?offset=1&limit=1')).body).toEqual({
    programs: [street.body],
    totalCount: 2,
  });
  expect(await auditLines(testPlatform, 'program.create')).toContainEqual({
    user_id: admin.person.userId,
    account_id: null,
    subject: Object(street.body).id,
    details: { name: 'Main Street' },
  });
});

test('creates one program per key, and refuses the key for another name', async () => {
  const name = 'Harbor side';
  const responses = await Promise.all([1, 2, 3].map(() => admin.post('/programs', { name }, 'harbor-1')));
  expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
  expect(await admin.post('/programs', { name: 'Other' }, 'harbor-1')).toMatchObject({
    status: 409,
    body: { code: 'key_reused' },
  });
});

test.each([{}, { name: '' }, { name: '   ' }, { name: 'x'.repeat(101) }, { name: 'Line\nbreak' }])(
  'refuses the program %j and names the field',
  async (body) => {
    expect(await admin.post('/programs', body)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { name: expect.any(String) } },
    });
  },
);

test('refuses merchants access to programs', async () => {
  const { person } = await newMerchant(testPlatform);
  const response = await post(testPlatform.web, '/api/programs', { name: 'Mine' }, { token: person.token });
  expect(response.status).toBe(403);
});
