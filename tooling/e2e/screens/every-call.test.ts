import type { TraceId } from '@tillbook/config/vitest';
import { beforeAll, expect, test } from 'vitest';
import { admin, roaster } from '../journeys/person.ts';
import { visitsOnOnePage } from '../journeys/visits-on-one-page.ts';
import type { Person } from '../product/sign-in-by-call.ts';
import { fillAddress, findExampleIds } from './example-ids.ts';
import { settled } from './reading.ts';

const { webUrl, visit } = visitsOnOnePage();
let ids: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  ids = await findExampleIds(webUrl);
});

type ScreenCalls = {
  readonly path: string;
  readonly person?: Person;
  readonly calls: readonly string[];
  readonly shows?: readonly TraceId[];
};

/** Calls of each screen, with query parameters in alphabetical order and without ID values. */
const screens: readonly ScreenCalls[] = [
  {
    path: '/program-list',
    shows: ['spec:7.2', 'spec:7.31'],
    calls: ['POST /identity/sessions', 'GET /permissions/accounts'],
  },
  {
    path: '/overview',
    shows: ['spec:2.11', 'spec:7.17', 'spec:7.19'],
    calls: [
      'POST /identity/sessions',
      'GET /accounts?accountId',
      'GET /accounts/ledger?accountId&limit=10&offset=0&sort=createdAt&status=pending',
      'GET /accounts/ledger?accountId&limit=10&offset=0&sort=settledAt&status=settled',
    ],
  },
  {
    path: '/payments',
    shows: ['spec:6.6', 'spec:7.6'],
    calls: ['GET /transactions?accountId&limit=15&offset=0&type=pull'],
  },
  {
    path: '/payments?page=3',
    shows: ['spec:7.6'],
    calls: ['GET /transactions?accountId&limit=15&offset=30&type=pull'],
  },
  {
    path: '/payouts',
    shows: ['spec:7.7'],
    calls: ['GET /transactions?accountId&limit=15&offset=0&subtypeNot=refund&type=push'],
  },
  {
    path: '/refunds',
    shows: ['spec:7.8'],
    calls: ['GET /transactions?accountId&limit=15&offset=0&subtype=refund&type=push'],
  },
  {
    path: '/transactions/{payment}',
    shows: ['spec:7.9', 'spec:7.10', 'spec:7.16'],
    calls: [
      'GET /transactions/{id}',
      'GET /accounts/ledger?limit=100&sortBy=createdAt&sortOrder=asc&transactionId',
      'GET /transactions?accountId&limit=100&parentTransactionId',
    ],
  },
  { path: '/disputes', shows: ['spec:7.18'], calls: ['GET /disputes?accountId'] },
  {
    path: '/payment-instruments',
    shows: ['spec:7.27'],
    calls: ['GET /payment-instruments?accountId&limit=15&offset=0'],
  },
  {
    path: '/payment-instruments/{instrument}',
    shows: ['spec:7.28'],
    calls: ['GET /payment-instruments/{id}'],
  },
  { path: '/virtual-terminal', shows: ['spec:7.26'], calls: ['GET /v1/accounts/devices?accountId'] },
  { path: '/settlements', shows: ['spec:7.30'], calls: ['GET /settlements?accountId&limit=15&offset=0'] },
  {
    path: '/settlements/{settlement}',
    shows: ['spec:7.30'],
    calls: ['GET /settlements/{id}', 'GET /settlements/{id}/entries'],
  },
  {
    path: '/settings',
    shows: ['spec:6.6', 'spec:7.24', 'spec:7.29'],
    calls: [
      'GET /accounts/account-settings?accountId',
      'GET /payment-instruments/{id}',
      'GET /fee-profiles?accountId',
    ],
  },
  { path: '/profile', shows: ['spec:7.22'], calls: ['GET /v1/accounts/profiles?accountId'] },
  { path: '/admin/accounts', shows: ['spec:7.20'], person: admin, calls: ['GET /accounts/list-accounts'] },
  {
    path: '/admin/accounts/{account}',
    person: admin,
    calls: [
      'GET /accounts/administration?accountId',
      'GET /accounts/grants?accountId&limit=15&offset=0',
      'GET /v1/accounts/devices?accountId',
    ],
  },
  { path: '/admin/accounts/create', person: admin, calls: ['GET /programs?limit=100&offset=0'] },
  { path: '/admin/programs', person: admin, calls: ['GET /programs?limit=15&offset=0'] },
  {
    path: '/admin/general-ledger',
    shows: ['spec:7.21'],
    person: admin,
    calls: ['GET /general-ledger/list-accounts'],
  },
];

const isId = (name: string): boolean => /id$/i.test(name);

const written = (method: string, address: string): string => {
  const { pathname, searchParams } = new URL(address);
  const path = pathname.replace(/^\/api/, '').replaceAll(/\/(txn|pi|stl|gls)_\w+/g, '/{id}');
  const query = [...searchParams].map(([name, value]) => (isId(name) ? name : `${name}=${value}`)).toSorted();
  return `${method} ${path}${query.length === 0 ? '' : '?'}${query.join('&')}`;
};

for (const screen of screens) {
  test(
    `makes the specified calls with the session token as bearer token on ${screen.path}`,
    { meta: { shows: screen.shows } },
    async () => {
      const { page, signedIn } = await visit({ person: screen.person ?? roaster });
      const asked: string[] = [];
      const bearers = new Set<string | undefined>();
      page.on('request', (request) => {
        if (!new URL(request.url()).pathname.startsWith('/api/')) return;
        asked.push(written(request.method(), request.url()));
        bearers.add(request.headers()['authorization']);
        expect(request.url()).not.toContain(signedIn?.token);
      });
      await page.goto(webUrl + fillAddress(screen.path, ids));
      await page.getByRole('heading', { level: 1 }).waitFor();
      await settled(page);
      // A call may have more parameters, such as paging that the specification doesn't require.
      for (const call of screen.calls) {
        await expect.poll(() => asked).toContainEqual(expect.stringContaining(call));
      }
      expect([...bearers]).toEqual([`Bearer ${signedIn?.token}`]);
    },
  );
}
