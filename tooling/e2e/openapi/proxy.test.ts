import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint } from '@tillbook/contract';
import { endpoints } from '@tillbook/contract/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin, roaster } from '../journeys/person.ts';
import { anyProduct } from '../product/any-product.ts';
import { signInByCall } from '../product/sign-in-by-call.ts';
import { findDemoIds } from './demo-ids.ts';
import { type ApiDocument, exampleRequest, type ExampleRequest, type RealIds } from './example-requests.ts';
import { startProxy, violationIn } from './proxy.ts';

const closers: (() => Promise<unknown>)[] = [];
const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
let apiBaseUrl: string;
let webUrl: string;
let document: ApiDocument;

beforeAll(async () => {
  const product = await anyProduct();
  closers.push(product.end);
  ({ webUrl } = product);
  apiBaseUrl = `${webUrl}/api`;
  document = await (await fetch(`${apiBaseUrl}/openapi.json`)).json();
});
afterAll(async () => {
  for (const close of closers.toReversed()) await close();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the proxy from a file: Prism waits only five seconds for a URL, too short for a busy machine. */
const proxyFor = async (name: string, described: ApiDocument): Promise<string> => {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(described));
  const { url, end } = await startProxy(file, apiBaseUrl);
  closers.push(end);
  return url;
};

const send = async (proxyUrl: string, { method, path, body, isAdmin }: ExampleRequest) => {
  // A session per call, because one call ends its session.
  const { token } = await signInByCall(webUrl, isAdmin ? admin : roaster);
  const response = await fetch(proxyUrl + path, {
    method,
    headers: {
      Accept: 'application/json',
      Authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  return { status: response.status, text, violation: violationIn(response, text) };
};

/** Calls whose response contains an ID for later examples, with the ID's prefix and field. */
const creators: Readonly<Record<string, readonly [kind: string, field: string]>> = {
  createProgram: ['prg', 'id'],
  registerDevice: ['dev', 'id'],
  grantAccount: ['usr', 'userId'],
  inviteMember: ['inv', 'id'],
  createExport: ['exp', 'id'],
  createEntrySet: ['gls', 'id'],
};

/** Examples that can't succeed on demo data, and the status of their documented refusal. */
const refused: Readonly<Record<string, number>> = {
  // Passwords, links, and codes that were never issued.
  login: 401,
  changePassword: 422,
  resetPassword: 422,
  useHandoverCode: 422,
  requestEmailChange: 422,
  confirmEmailChange: 422,
  checkInvite: 422,
  acceptInvite: 422,
  registerByInvite: 422,
  // A user who is not in the team.
  changeMemberRole: 404,
  removeMember: 404,
  // A version other than the stored profile's.
  saveProfile: 409,
  // The previous example has already responded to the dispute.
  acceptDispute: 409,
  // A file that was added with another ID.
  getDisputeFile: 404,
  // Another account, because Prism would wait forever for the end of an open stream.
  followAccount: 404,
};

const isLast = ({ name }: Endpoint) => name === 'changeAccountStatus';

/** Calls that prevent others from succeeding come last. */
const inOrder: readonly Endpoint[] = [
  ...endpoints.filter((call) => !isLast(call)),
  ...endpoints.filter(isLast),
];

const learnFrom = (name: string, text: string): RealIds => {
  const [kind, field] = creators[name] ?? [];
  if (kind === undefined || field === undefined) return {};
  const body: Readonly<Record<string, unknown>> = JSON.parse(text);
  return { [kind]: String(body[field]) };
};

test('accepts the example of every call and returns a documented response', async () => {
  const proxyUrl = await proxyFor('openapi', document);
  const { ids: demoIds, payoutId } = await findDemoIds(webUrl);
  let ids = demoIds;
  const own: Readonly<Record<string, RealIds>> = {
    followAccount: { acc: 'acc_0000000000000000' },
    getPayoutReconciliation: { txn: payoutId },
  };
  const violations: string[] = [];
  const statuses: Record<string, number> = {};
  for (const call of inOrder) {
    const request = exampleRequest(document, call, { ...ids, ...own[call.name] });
    const { status, text, violation } = await send(proxyUrl, request);
    statuses[call.name] = status;
    if (violation !== undefined) violations.push(`${call.name}: ${violation}`);
    if (status < 300) ids = { ...ids, ...learnFrom(call.name, text) };
  }
  expect(violations).toEqual([]);
  expect(Object.keys(statuses).length).toBe(endpoints.length);
  expect(Object.fromEntries(Object.entries(statuses).filter(([, status]) => status >= 300))).toEqual(refused);
});

test('detects an undocumented response and an invalid body', async () => {
  const stricter = structuredClone(document);
  Object.assign(Object(stricter).components.schemas.GetHealthResponse, { required: ['pulse'] });
  const proxyUrl = await proxyFor('stricter', stricter);
  const common = { name: '', isAdmin: false };
  const health = await send(proxyUrl, { ...common, method: 'GET', path: '/health', body: undefined });
  expect(health.violation).toContain('pulse');
  const login = await send(proxyUrl, {
    ...common,
    method: 'POST',
    path: '/identity/login',
    body: '{"email":1}',
  });
  expect(login.violation).toContain('email');
});
