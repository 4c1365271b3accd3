import {
  createAccount,
  createEntrySet,
  createExport,
  createInstrumentTicket,
  createProgram,
  listDisputes,
  listGeneralLedgerAccounts,
  listSettlements,
  listStatements,
  registerDevice,
  storePaymentInstrument,
  type Endpoint,
} from '@tillbook/contract';
import { endpoints } from '@tillbook/contract/openapi';
import { demoCard } from '../load/demo-card.ts';
import { chargeGoodCard, type DemoSession } from '../load/demo-session.ts';
import { usualFees } from '../load/usual-fees.ts';

/** One request as sent; an asterisk marks the only value to test, otherwise all are tested. */
export type ScannedRequest = {
  readonly name: string;
  readonly method: string;
  readonly address: string;
  readonly token: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

type Parameter = {
  in?: string;
  name?: string;
  example?: unknown;
  schema?: { enum?: string[]; type?: string };
};
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: { 'application/json': { example?: unknown } } };
};
type Document = { paths: Record<string, Record<string, Operation>> };

type RealIds = Readonly<Record<string, string>>;

/** An account that admins may change freely, because no other request refers to it. */
const administeredIds = async (admin: DemoSession['admin']): Promise<RealIds> => {
  const program = await admin.call(createProgram, { body: { name: 'Scan' } });
  const opened = {
    programId: program.id,
    name: 'Scan',
    legalName: 'Scan LLC',
    type: 'merchant',
    cardSettlementDays: 2,
    achSettlementDays: 4,
    feeProfile: usualFees,
  } as const;
  const { account } = await admin.call(createAccount, { body: opened });
  const { accountId } = account;
  const device = await admin.call(registerDevice, { body: { accountId, serialNumber: 'SCAN-1' } });
  return { administered: accountId, prg: program.id, dev: device.id };
};

/** The ids of the document's examples, mapped to this platform's demo data. */
const realIds = async (demo: DemoSession): Promise<RealIds> => {
  const { merchant, admin, accountId, goodCardId } = demo;
  const payment = await chargeGoodCard(demo, 5_000);
  const { items } = await merchant.callList(listSettlements, { query: { accountId, limit: 1 } });
  const disputes = await merchant.callList(listDisputes, { query: { accountId, status: 'pending' } });
  const statements = await merchant.callList(listStatements, { query: { accountId, limit: 1 } });
  const { accounts } = await admin.call(listGeneralLedgerAccounts, {});
  const [first, second] = accounts.filter(({ takesManualEntries }) => takesManualEntries);
  const ledgerEntries = [
    { accountId: first?.id ?? '', debitCents: 100 },
    { accountId: second?.id ?? '', creditCents: 100 },
  ];
  const body = { reference: 'SCAN', description: 'Scan', ledgerEntries };
  const draft = await admin.call(createEntrySet, { body });
  const file = await merchant.call(createExport, { body: { accountId, list: 'payments', format: 'csv' } });
  return {
    acc: accountId,
    txn: payment.id,
    pi: goodCardId,
    stl: items[0]?.id ?? '',
    dsp: disputes.items[0]?.id ?? '',
    gls: draft.id,
    exp: file.id,
    month: statements.items[0]?.month ?? '',
    gla: first?.id ?? '',
    ...(await administeredIds(admin)),
  };
};

/** An example with this platform's ids instead of the document's. */
const withRealIds = (value: unknown, ids: RealIds): unknown => {
  const text = JSON.stringify(value).replaceAll(
    /"(acc|txn|pi|stl|dsp|gls|gla|exp|prg|dev)_\w+"/g,
    (whole, kind: string) => `"${ids[kind] ?? whole.slice(1, -1)}"`,
  );
  const json: unknown = JSON.parse(text);
  return json;
};

const sampleOf = ({ name = '', example, schema }: Parameter): unknown => {
  if (example !== undefined) return example;
  if (schema?.enum) return schema.enum[0];
  if (name === 'from' || name === 'until') return '2026-11-01';
  return schema?.type === 'integer' ? 5 : 'txn_0000000000000000';
};

const queryOf = ({ parameters = [] }: Operation, ids: RealIds): string => {
  const named = parameters.flatMap((parameter): [string, string][] =>
    parameter.in === 'query' ? [[parameter.name ?? '', String(withRealIds(sampleOf(parameter), ids))]] : [],
  );
  return named.length === 0 ? '' : `?${new URLSearchParams(named).toString()}`;
};

/** The account to test a call on. */
const accountFor = (
  { access, events }: Pick<Endpoint, 'access' | 'events'>,
  { acc = '', administered = '' }: RealIds,
): string => {
  // An open stream has no end for a scanner to wait for; one of another account opens only if access control
  // fails.
  if (events !== undefined) return 'acc_0000000000000000';
  return access.kind === 'admin' && access.accountIn !== undefined ? administered : acc;
};

const requestsOf = (
  { name, method, path, access, events }: Endpoint,
  operation: Operation,
  demo: DemoSession,
  allIds: RealIds,
): ScannedRequest[] => {
  const ids: RealIds = { ...allIds, acc: accountFor({ access, events }, allIds) };
  const token = access.kind === 'admin' ? demo.adminToken : demo.merchantToken;
  const kinds: Readonly<Record<string, string>> = {
    transactions: 'txn',
    'payment-instruments': 'pi',
    settlements: 'stl',
    disputes: 'dsp',
    'entry-sets': 'gls',
    exports: 'exp',
    statements: 'month',
    devices: 'dev',
  };
  const id = ids[Object.entries(kinds).find(([word]) => path.includes(word))?.[1] ?? ''] ?? '';
  const filled = demo.apiBaseUrl + path.replace(/\{\w+\}/, id);
  const marked = demo.apiBaseUrl + path.replace(/\{\w+\}/, `${id}*`);
  const example = operation.requestBody?.content['application/json'].example;
  const body = example === undefined ? undefined : withRealIds(example, ids);
  const query = queryOf(operation, ids);
  const common = { name, method, token };
  return [
    ...(marked === filled ? [] : [{ ...common, address: marked, ...(body !== undefined && { body }) }]),
    ...(query === '' && body === undefined
      ? []
      : [{ ...common, address: filled + query, ...(body !== undefined && { body }) }]),
  ];
};

/** The vault's one call, on its own origin, with a valid ticket. */
const vaultRequest = async (
  { merchant, accountId }: DemoSession,
  formsBaseUrl: string,
): Promise<ScannedRequest> => {
  const { ticket } = await merchant.call(createInstrumentTicket, { body: { accountId, purpose: 'buyer' } });
  const { name, method, path } = storePaymentInstrument;
  const body = { ...demoCard, ticket };
  return { name, method, address: formsBaseUrl + path, token: '', body, headers: { Origin: formsBaseUrl } };
};

/**
 * Every value of every call, in its address, its query and its body, and the headers that the platform reads.
 */
export const scannedRequests = async (demo: DemoSession, formsBaseUrl: string): Promise<ScannedRequest[]> => {
  const document: Document = JSON.parse(await (await fetch(`${demo.apiBaseUrl}/openapi.json`)).text());
  const ids = await realIds(demo);
  const ofCalls = endpoints.flatMap((endpoint) =>
    requestsOf(endpoint, document.paths[endpoint.path]?.[endpoint.method.toLowerCase()] ?? {}, demo, ids),
  );
  const { accountId, apiBaseUrl, merchantToken } = demo;
  const session = { name: 'the session’s header', method: 'GET', token: `${merchantToken}*` };
  const key = {
    name: 'the key’s header',
    method: 'POST',
    token: merchantToken,
    headers: { 'Idempotency-Key': 'scan*' },
  };
  return [
    ...ofCalls,
    { ...session, address: `${apiBaseUrl}/permissions/accounts` },
    {
      ...key,
      address: `${apiBaseUrl}/transactions/refund`,
      body: { accountId, transactionId: ids['txn'], amount: 1 },
    },
    await vaultRequest(demo, formsBaseUrl),
  ];
};

/** An asterisk in a body is an ordinary value, such as in a masked number, and not a marker. */
const bodyText = (body: unknown): string => JSON.stringify(body).replaceAll('*', String.raw`\u002a`);

/** The request as a file for sqlmap. */
export const requestText = ({ method, address, token, body, headers = {} }: ScannedRequest): string => {
  const { host, pathname, search } = new URL(address);
  const lines = [
    `${method} ${pathname}${search} HTTP/1.1`,
    `Host: ${host}`,
    'Accept: application/json',
    ...(token === '' ? [] : [`Authorization: Bearer ${token}`]),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : ['Content-Type: application/json']),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body === undefined ? '' : bodyText(body)}`;
};
