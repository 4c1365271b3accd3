import { endpoints } from '@tillbook/contract/openapi';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { closingFaults } from '../load/books.ts';
import { type DemoSession, openDemoSession } from '../load/demo-session.ts';
import { apiAt, type Platform } from '../product/platform.ts';
import type { DrillResult, Say } from './drill-result.ts';
import { administrationKeyCases } from './administration-key-cases.ts';
import { type KeyCase, keyCases, type KeyedRequest } from './key-cases.ts';

type Answer = { readonly status: number; readonly text: string };
type DemoSessions = readonly [DemoSession, DemoSession];

const oneAfterAnother = 5;

/** What keeps an answer from being one of its own: a refusal names the request it answers. */
const withoutRequestId = (text: string) => text.replace(/"requestId":"[^"]*"/, '');

const send = async (
  session: DemoSession,
  given: KeyCase,
  request: KeyedRequest,
  key: string,
): Promise<Answer> => {
  const body = given.keyIn === 'body' ? { ...request.body, referenceId: key } : request.body;
  const response = await fetch(`${session.apiBaseUrl}${request.path}`, {
    method: given.endpoint.method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${given.as === 'admin' ? session.adminToken : session.merchantToken}`,
      ...(given.keyIn === 'header' && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: withoutRequestId(await response.text()) };
};

const countEffects = async (owner: pg.Pool, { countEffects: statement }: KeyCase): Promise<number> => {
  const { rows } = await owner.query<{ count: number }>(statement);
  return rows[0]?.count ?? 0;
};

/** Sent once and answered; what a restart must not change. */
type Sent = {
  readonly given: KeyCase;
  readonly request: KeyedRequest;
  readonly other: KeyedRequest;
  readonly key: string;
  readonly answer: Answer;
};

type Tried = { readonly sent: Sent; readonly faults: readonly string[] };

const faultsIn = (given: KeyCase, how: string, answers: readonly Answer[], effects: number): string[] => {
  const different = new Set(answers.map(({ status, text }) => `${status} ${text}`));
  const [first] = answers;
  return [
    ...(different.size === 1 ? [] : [`${different.size} answers: ${[...different].slice(0, 3).join(' | ')}`]),
    ...(first?.status === given.status ? [] : [`status ${first?.status}, ${first?.text}`]),
    ...(effects === given.effects ? [] : [`${effects} effects`]),
  ].map((fault) => `${given.says}, ${how}: ${fault}`);
};

const refusalOfAnother = async (sessions: DemoSessions, { given, other, key }: Sent): Promise<string[]> => {
  const answers = [await send(sessions[0], given, other, key), await send(sessions[1], given, other, key)];
  return answers
    .filter(({ status, text }) => status !== 409 || !text.includes('"key_reused"'))
    .map(({ status, text }) => `${given.says}, another body with its key: ${status} ${text}`);
};

const sessionAt = (sessions: DemoSessions, place: number): DemoSession => sessions[place % 2 === 0 ? 0 : 1];

const sendInTurn = async (sessions: DemoSessions, given: KeyCase, request: KeyedRequest, key: string) => {
  const answers: Answer[] = [];
  for (let place = 0; place < oneAfterAnother; place += 1) {
    answers.push(await send(sessionAt(sessions, place), given, request, key));
  }
  return answers;
};

const sendAtOnce =
  (count: number) => (sessions: DemoSessions, given: KeyCase, request: KeyedRequest, key: string) =>
    Promise.all(
      Array.from({ length: count }, (_, place) => send(sessionAt(sessions, place), given, request, key)),
    );

/** Sends one new request many times with one key, and then another with the same key. */
const tryKey = async (
  platform: Platform,
  sessions: DemoSessions,
  given: KeyCase,
  how: string,
  sendMany: typeof sendInTurn,
): Promise<Tried> => {
  const { request, other } = await given.prepare(sessions[0]);
  const key = `drill-${randomUUID()}`;
  const before = await countEffects(platform.owner(), given);
  const answers = await sendMany(sessions, given, request, key);
  const effects = (await countEffects(platform.owner(), given)) - before;
  const sent = { given, request, other, key, answer: answers[0] ?? { status: 0, text: '' } };
  const another = await refusalOfAnother(sessions, sent);
  const afterwards = (await countEffects(platform.owner(), given)) - before - effects;
  return {
    sent,
    faults: [
      ...faultsIn(given, how, answers, effects),
      ...another,
      ...(afterwards === 0 ? [] : [`${given.says}: the refused body had ${afterwards} effects`]),
    ],
  };
};

/** Two processes that know nothing of the first answer still give it. */
const trySame = async (platform: Platform, sessions: DemoSessions, sent: Sent): Promise<string[]> => {
  const { given, request, key, answer } = sent;
  const before = await countEffects(platform.owner(), given);
  const answers = [
    await send(sessions[0], given, request, key),
    await send(sessions[1], given, request, key),
  ];
  const effects = (await countEffects(platform.owner(), given)) - before;
  const same = answers.every(({ status, text }) => status === answer.status && text === answer.text);
  return [
    ...(same
      ? []
      : [
          `${given.says}, after a restart: ${answers.map(({ text }) => text).join(' | ')}, not ${answer.text}`,
        ]),
    ...(effects === 0 ? [] : [`${given.says}, after a restart: ${effects} more effects`]),
    ...(await refusalOfAnother(sessions, sent)),
  ];
};

const openSessions = async (platform: Platform): Promise<DemoSessions> => [
  await openDemoSession(apiAt(platform, 0).apiBaseUrl),
  await openDemoSession(apiAt(platform, 1).apiBaseUrl),
];

const allCases = [...keyCases, ...administrationKeyCases];

/** A call that honours keys and that no case sends would prove nothing, so it is a fault. */
const callsWithoutCase = (): string[] =>
  endpoints
    .filter(({ idempotent }) => idempotent === true)
    .filter(({ name }) => !allCases.some(({ endpoint }) => endpoint.name === name))
    .map(({ name }) => `${name} honours keys and is not drilled`);

/** Every call that honours a key: five times in turn and many times at once, with another body, and after a restart. */
export const drillKeys = async (platform: Platform, atOnce: number, say: Say): Promise<DrillResult> => {
  const since = new Date();
  const sessions = await openSessions(platform);
  const faults = callsWithoutCase();
  const all: Sent[] = [];
  for (const given of allCases) {
    const inTurn = await tryKey(platform, sessions, given, 'in turn', sendInTurn);
    const together = await tryKey(platform, sessions, given, 'at once', sendAtOnce(atOnce));
    const found = [...inTurn.faults, ...together.faults];
    all.push(inTurn.sent, together.sent);
    faults.push(...found);
    say(`${given.says}: ${found.length === 0 ? 'one effect, one answer' : `${found.length} faults`}`);
  }
  await Promise.all(platform.apis().map((api) => api.stop()));
  await platform.comeBack();
  const restarted = await openSessions(platform);
  for (const sent of all) faults.push(...(await trySame(platform, restarted, sent)));
  faults.push(...(await closingFaults(platform, since)));
  const summary =
    `${allCases.length} kinds of requests × ${oneAfterAnother} in turn and × ${atOnce} at once through two processes, ` +
    `and again after a restart of both`;
  return { summary, faults, count: all.length };
};
