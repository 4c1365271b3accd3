import type { Addition } from './addition.ts';

const contract = 'packages/contract/src/devices/calls.ts';
const handlers = 'apps/api/src/modules/devices/calls.ts';

const declaration = `export const countDevices = defineEndpoint({
  name: 'countDevices',
  method: 'GET',
  path: '/v1/accounts/devices/count',
  summary: 'Count an account’s terminals',
  access: byAccountId('query', 'account_read'),
  query: z.object({ accountId: identifier }),
  response: z.object({ count: z.int() }),
});

`;

const handler = `import { countDevices } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { findDevices } from './store.ts';

export const countDevicesHandler = defineHandler(countDevices, async ({ platform, accountId }) => ({
  count: (await findDevices(platform.database, accountId)).length,
}));
`;

const test = `import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAccount, newPerson, type Person } from '../../../test/people.ts';
import { get } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';

let testPlatform: TestPlatform;
let person: Person;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  person = await newPerson(testPlatform);
});

afterAll(() => testPlatform.close());

const read = (accountId: string) =>
  get(testPlatform.web, \`/api/v1/accounts/devices/count?accountId=\${accountId}\`, { token: person.token });

test("counts an account's own devices", async () => {
  const accountId = await newAccount(testPlatform, person);
  expect((await read(accountId)).body).toEqual({ count: 0 });
  await testPlatform.owner.query(
    'insert into devices (id, account_id, name, serial_number, created_at) values ($1, $2, null, $3, now())',
    ['dev_counted_device_01', accountId, 'SN-COUNTED'],
  );
  expect((await read(accountId)).body).toEqual({ count: 1 });
});

test('responds 404 for an account without a grant', async () => {
  expect((await read(await newAccount(testPlatform))).status).toBe(404);
});
`;

/** A call that reads an account. */
export const newCall: Addition = {
  noun: 'call',
  files: {
    'apps/api/src/modules/devices/count-devices.ts': handler,
    'apps/api/src/modules/devices/count-devices.test.ts': test,
  },
  rows: [
    {
      file: contract,
      find: 'export const registerDevice =',
      replace: `${declaration}export const registerDevice =`,
    },
    {
      file: handlers,
      find: `import { listDevicesHandler }`,
      replace: `import { countDevicesHandler } from './count-devices.ts';\nimport { listDevicesHandler }`,
    },
    { file: handlers, find: 'listDevicesHandler];', replace: 'listDevicesHandler, countDevicesHandler];' },
  ],
  generations: [],
  typed: ['packages/contract', 'apps/api'],
  tests: {
    'apps/api': [
      'src/modules/devices/count-devices.test.ts',
      'src/server/calls.test.ts',
      'src/server/access-matrix.test.ts',
      'src/server/malformed-input.test.ts',
      'src/server/cross-references.test.ts',
      'src/db/statements.test.ts',
    ],
  },
};
