import { internalAdminRole, type Endpoint } from '@tillbook/contract';
import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { Platform } from '../platform.ts';
import { nameSpan } from '../tracing/span.ts';
import { authorizeAccount, findAdministeredAccount, recordAdminRead } from '../access/authorize.ts';
import { AppError } from '../runtime/app-error.ts';
import { authenticate } from '../access/authenticate.ts';
import type { Handler } from '../http/call.ts';
import { readInput, type Input } from '../http/input.ts';
import type { ApiEnvironment } from '../http/request-facts.ts';
import type { Session } from '../access/session.ts';

type ApiContext = Context<ApiEnvironment>;

const isAboutAccount = ({ access }: Endpoint) => access.kind === 'admin' && access.accountIn !== undefined;

const decideAdmin = async (platform: Platform, endpoint: Endpoint, context: ApiContext, session: Session) => {
  if (!session.roles.includes(internalAdminRole)) throw new AppError('forbidden');
  // Skips a read about one account, which is audited once the account is known to exist.
  if (endpoint.method !== 'GET' || isAboutAccount(endpoint)) return;
  const { clientAddress } = context.get('facts');
  await recordAdminRead(platform, { session, call: endpoint.name, clientAddress });
};

const readableId = /^[\w-]{1,64}$/;

/**
 * Returns the account that the address itself names, if it is a possible ID; the value is validated with the
 * input.
 */
const accountInAddress = ({ access }: Endpoint, context: ApiContext): string | undefined => {
  if (access.kind !== 'account') return undefined;
  const source = access.sources.find(({ in: where, object }) => where === 'query' && object === undefined);
  const named = source && context.req.query(source.field);
  return named !== undefined && readableId.test(named) ? named : undefined;
};

const decideAccess = async (platform: Platform, endpoint: Endpoint, context: ApiContext) => {
  if (endpoint.access.kind === 'public') return undefined;
  const session = await authenticate(
    platform,
    context.req.header('authorization'),
    accountInAddress(endpoint, context),
    // A page follows an account by itself, even when it is unattended.
    endpoint.events === undefined,
  );
  if (endpoint.access.kind === 'admin') await decideAdmin(platform, endpoint, context, session);
  return session;
};

const decideAccount = async (
  platform: Platform,
  endpoint: Endpoint,
  context: ApiContext,
  session: Session | undefined,
  input: Input,
) => {
  const { access } = endpoint;
  if (session === undefined) return undefined;
  const { clientAddress } = context.get('facts');
  const request = {
    session,
    input,
    intent: endpoint.method === 'GET' ? ('read' as const) : ('change' as const),
    call: endpoint.name,
    clientAddress,
  };
  if (access.kind === 'account') return authorizeAccount(platform, { ...request, ...access });
  if (access.kind !== 'admin' || access.accountIn === undefined) return undefined;
  const sources = [{ in: access.accountIn, field: 'accountId' }];
  return findAdministeredAccount(platform, { ...request, sources });
};

const readKey = (endpoint: Endpoint, context: ApiContext): string | undefined => {
  const key = context.req.header('idempotency-key');
  if (!endpoint.idempotent || key === undefined) return undefined;
  if (/^[\x21-\x7e]{1,128}$/.test(key)) return key;
  throw new AppError('invalid_input', {
    fields: { 'Idempotency-Key': 'Enter 1 to 128 printable characters.' },
  });
};

const eventStreamHeaders = {
  'Content-Type': 'text/event-stream',
  // Forbids proxies from buffering events, which are due immediately.
  'X-Accel-Buffering': 'no',
};

const respond = (endpoint: Endpoint, context: ApiContext, result: unknown) => {
  const status = endpoint.status ?? 200;
  if (result instanceof ReadableStream) return context.body(result, 200, eventStreamHeaders);
  if (endpoint.response === undefined || status === 204) return context.body(null, 204);
  // Parsing drops every column that the contract does not name.
  return context.json(z.parse(endpoint.response, result) ?? {}, status);
};

/** Serves one call: input by its schemas, access by its declaration, output by its response schema. */
export const mount = (app: Hono<ApiEnvironment>, platform: Platform, { endpoint, handle }: Handler): void => {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
  app.on(endpoint.method, path, async (context) => {
    const facts = context.get('facts');
    facts.call = endpoint.name;
    nameSpan(endpoint.name);
    const session = await decideAccess(platform, endpoint, context);
    const input = await readInput(endpoint, context);
    const accountId = await decideAccount(platform, endpoint, context, session, input);
    if (accountId !== undefined) facts.accountId = accountId;
    // A HEAD request reads no stream, and would never close it.
    if (endpoint.events && context.req.method === 'HEAD') return context.body(null, 200, eventStreamHeaders);
    const result = await handle({
      platform,
      ...input,
      session,
      accountId,
      idempotencyKey: readKey(endpoint, context),
      requestId: facts.requestId,
      clientAddress: facts.clientAddress,
      refuse: (code, details) => {
        throw new AppError(code, details);
      },
      noteAccount: (found) => {
        facts.accountId = found;
      },
      setHeader: (name, value) => context.header(name, value),
    });
    return respond(endpoint, context, result);
  });
};
