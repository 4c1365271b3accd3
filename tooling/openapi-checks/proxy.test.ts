import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint } from '@tillbook/contract';
import { endpoints } from '@tillbook/contract/openapi';
import { anyProduct } from '@tillbook/e2e/any-product';
import { admin, roaster } from '@tillbook/e2e/person';
import { signInByCall } from '@tillbook/e2e/sign-in-by-call';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findDemoIds } from './demo-ids.ts';
import { type ApiDocument, exampleRequest, type ExampleRequest, type RealIds } from './example-requests.ts';
import { startProxy, violationIn } from './proxy.ts';

const closers: (() => Promise<unknown>)[] = [];
const folder = mkdtempSync(join(tmpdir(), 'openapi-checks-'));
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

const proxyFor = async (of: string): Promise<string> => {
  const { url, end } = await startProxy(of, apiBaseUrl);
  closers.push(end);
  return url;
};

const send = async (proxyUrl: string, { method, path, body, isAdmin }: ExampleRequest) => {
  // A session for each call: one of them ends it.
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

/** The calls whose answer names what later examples are about: its id begins with what stands here. */
const creators: Readonly<Record<string, readonly [kind: string, field: string]>> = {
  createProgram: ['prg', 'id'],
  registerDevice: ['dev', 'id'],
  grantAccount: ['usr', 'userId'],
  createExport: ['exp', 'id'],
  createEntrySet: ['gls', 'id'],
};

/** What the examples cannot succeed with on demo data, and the refusal that the document promises for it. */
const refused: Readonly<Record<string, number>> = {
  // Passwords, links and codes that nobody was given.
  login: 401,
  changePassword: 422,
  resetPassword: 422,
  useHandoverCode: 422,
  // Its number is masked, and the mask is of another one than is stored.
  saveProfile: 422,
  // The example before it has answered the dispute.
  acceptDispute: 409,
  // Of another account, as a stream that opens has no end for Prism to wait for.
  followAccount: 404,
};

const isLast = ({ name }: Endpoint) => name === 'changeAccountStatus';

/** A call that keeps others from succeeding comes last. */
const inOrder: readonly Endpoint[] = [
  ...endpoints.filter((call) => !isLast(call)),
  ...endpoints.filter(isLast),
];

const learnFrom = (name: string, text: string): RealIds => {
  const [kind, field] = creators[name] ?? [];
  if (kind === undefined || field === undefined) return {};
  const answer: Readonly<Record<string, unknown>> = JSON.parse(text);
  return { [kind]: String(answer[field]) };
};

test('every call takes its example and answers as the document says', async () => {
  const proxyUrl = await proxyFor(`${apiBaseUrl}/openapi.json`);
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

test('an answer that the document does not promise is found, and a body that it does not allow', async () => {
  const file = join(folder, 'stricter.json');
  const stricter = structuredClone(document);
  Object.assign(Object(stricter).components.schemas.GetHealthResponse, { required: ['pulse'] });
  writeFileSync(file, JSON.stringify(stricter));
  const proxyUrl = await proxyFor(file);
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
