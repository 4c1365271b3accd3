import { endpoints } from '@tillbook/contract/openapi';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { closingFaults } from '../load/ledger-faults.ts';
import { type DemoSession, openDemoSession } from '../load/demo-session.ts';
import { apiAt, type Platform } from '../product/platform.ts';
import type { DrillResult, Say } from './drill-result.ts';
import { administrationKeyCases } from './administration-key-cases.ts';
import { type KeyCase, keyCases, type KeyedRequest } from './key-cases.ts';
import { teamKeyCases } from './team-key-cases.ts';

type KeyedResponse = { readonly status: number; readonly text: string };
type DemoSessions = readonly [DemoSession, DemoSession];

const sequentialRequests = 5;

const withoutRequestId = (text: string) => text.replace(/"requestId":"[^"]*"/, '');

const send = async (
  session: DemoSession,
  keyCase: KeyCase,
  request: KeyedRequest,
  key: string,
): Promise<KeyedResponse> => {
  const body = keyCase.keyIn === 'body' ? { ...request.body, referenceId: key } : request.body;
  const response = await fetch(`${session.apiBaseUrl}${request.path}`, {
    method: keyCase.endpoint.method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${keyCase.as === 'admin' ? session.adminToken : session.merchantToken}`,
      ...(keyCase.keyIn === 'header' && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: withoutRequestId(await response.text()) };
};

const countEffects = async (owner: pg.Pool, { countEffects: statement }: KeyCase): Promise<number> => {
  const { rows } = await owner.query<{ count: number }>(statement);
  return rows[0]?.count ?? 0;
};

/** A request and its response, which a restart must not change. */
type Sent = {
  readonly keyCase: KeyCase;
  readonly request: KeyedRequest;
  readonly other: KeyedRequest;
  readonly key: string;
  readonly response: KeyedResponse;
};

type KeyTrial = { readonly sent: Sent; readonly faults: readonly string[] };

const faultsIn = (
  keyCase: KeyCase,
  how: string,
  responses: readonly KeyedResponse[],
  effects: number,
): string[] => {
  const different = new Set(responses.map(({ status, text }) => `${status} ${text}`));
  const [first] = responses;
  return [
    ...(different.size === 1
      ? []
      : [`${different.size} responses: ${[...different].slice(0, 3).join(' | ')}`]),
    ...(first?.status === keyCase.status ? [] : [`status ${first?.status}, ${first?.text}`]),
    ...(effects === keyCase.effects ? [] : [`${effects} effects`]),
  ].map((fault) => `${keyCase.says}, ${how}: ${fault}`);
};

const refusalOfAnother = async (sessions: DemoSessions, { keyCase, other, key }: Sent): Promise<string[]> => {
  const responses = [
    await send(sessions[0], keyCase, other, key),
    await send(sessions[1], keyCase, other, key),
  ];
  return responses
    .filter(({ status, text }) => status !== 409 || !text.includes('"key_reused"'))
    .map(({ status, text }) => `${keyCase.says}, another body with its key: ${status} ${text}`);
};

const sessionAt = (sessions: DemoSessions, index: number): DemoSession => sessions[index % 2 === 0 ? 0 : 1];

const sendInTurn = async (sessions: DemoSessions, keyCase: KeyCase, request: KeyedRequest, key: string) => {
  const responses: KeyedResponse[] = [];
  for (let index = 0; index < sequentialRequests; index += 1) {
    responses.push(await send(sessionAt(sessions, index), keyCase, request, key));
  }
  return responses;
};

const sendInParallel =
  (count: number) => (sessions: DemoSessions, keyCase: KeyCase, request: KeyedRequest, key: string) =>
    Promise.all(
      Array.from({ length: count }, (_, index) => send(sessionAt(sessions, index), keyCase, request, key)),
    );

/** Sends a request many times with one key, then a different request with that key. */
const tryKey = async (
  platform: Platform,
  sessions: DemoSessions,
  keyCase: KeyCase,
  how: string,
  sendMany: typeof sendInTurn,
): Promise<KeyTrial> => {
  const { request, other } = await keyCase.prepare(sessions[0]);
  const key = `drill-${randomUUID()}`;
  const before = await countEffects(platform.owner(), keyCase);
  const responses = await sendMany(sessions, keyCase, request, key);
  const effects = (await countEffects(platform.owner(), keyCase)) - before;
  const sent = { keyCase, request, other, key, response: responses[0] ?? { status: 0, text: '' } };
  const another = await refusalOfAnother(sessions, sent);
  const afterwards = (await countEffects(platform.owner(), keyCase)) - before - effects;
  return {
    sent,
    faults: [
      ...faultsIn(keyCase, how, responses, effects),
      ...another,
      ...(afterwards === 0 ? [] : [`${keyCase.says}: the refused body had ${afterwards} effects`]),
    ],
  };
};

/** Checks that restarted processes return the stored response. */
const trySame = async (platform: Platform, sessions: DemoSessions, sent: Sent): Promise<string[]> => {
  const { keyCase, request, key, response } = sent;
  const before = await countEffects(platform.owner(), keyCase);
  const responses = [
    await send(sessions[0], keyCase, request, key),
    await send(sessions[1], keyCase, request, key),
  ];
  const effects = (await countEffects(platform.owner(), keyCase)) - before;
  const same = responses.every(({ status, text }) => status === response.status && text === response.text);
  return [
    ...(same
      ? []
      : [
          `${keyCase.says}, after a restart: ${responses.map(({ text }) => text).join(' | ')}, not ${response.text}`,
        ]),
    ...(effects === 0 ? [] : [`${keyCase.says}, after a restart: ${effects} more effects`]),
    ...(await refusalOfAnother(sessions, sent)),
  ];
};

const openSessions = async (platform: Platform): Promise<DemoSessions> => [
  await openDemoSession(apiAt(platform, 0).apiBaseUrl),
  await openDemoSession(apiAt(platform, 1).apiBaseUrl),
];

const allCases = [...keyCases, ...teamKeyCases, ...administrationKeyCases];

/** Finds calls that accept a key and have no case here. */
const callsWithoutCase = (): string[] =>
  endpoints
    .filter(({ idempotent }) => idempotent === true)
    .filter(({ name }) => !allCases.some(({ endpoint }) => endpoint.name === name))
    .map(({ name }) => `${name} accepts keys and has no case`);

/** Tries every call that accepts a key: in sequence, in parallel, with another body, and after a restart. */
export const drillKeys = async (
  platform: Platform,
  parallelRequests: number,
  say: Say,
): Promise<DrillResult> => {
  const since = new Date();
  const sessions = await openSessions(platform);
  const faults = callsWithoutCase();
  const all: Sent[] = [];
  for (const keyCase of allCases) {
    const sequentialFaults = await tryKey(platform, sessions, keyCase, 'in sequence', sendInTurn);
    const parallelFaults = await tryKey(
      platform,
      sessions,
      keyCase,
      'in parallel',
      sendInParallel(parallelRequests),
    );
    const found = [...sequentialFaults.faults, ...parallelFaults.faults];
    all.push(sequentialFaults.sent, parallelFaults.sent);
    faults.push(...found);
    say(`${keyCase.says}: ${found.length === 0 ? 'one effect, one response' : `${found.length} faults`}`);
  }
  await Promise.all(platform.apis().map((api) => api.stop()));
  await platform.restart();
  const restarted = await openSessions(platform);
  for (const sent of all) faults.push(...(await trySame(platform, restarted, sent)));
  faults.push(...(await closingFaults(platform, since)));
  const summary =
    `${allCases.length} kinds of requests × ${sequentialRequests} in sequence and × ${parallelRequests} in parallel through two processes, ` +
    `and again after a restart of both`;
  return { summary, faults, count: all.length };
};
