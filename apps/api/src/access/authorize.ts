import { internalAdminRole, type AccountSource, type OwnedObject } from '@tillbook/contract';
import type { Platform } from '../platform.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { findAccountForAdmin, findGrant, findOwningAccount, grantWithSession } from './grant-store.ts';
import { AppError } from '../app-error.ts';
import type { AuthorizedAccountId } from '../authorized-account.ts';
import type { Session } from './session.ts';

export type AccessRequest = {
  readonly session: Session;
  readonly sources: readonly AccountSource[];
  readonly input: { readonly path: unknown; readonly query: unknown; readonly body: unknown };
  readonly intent: 'read' | 'change';
  readonly call: string;
  readonly clientAddress: string | undefined;
};

const named = (request: AccessRequest, source: AccountSource): string | undefined => {
  const part = request.input[source.in];
  if (typeof part !== 'object' || part === null) return undefined;
  const value: unknown = Object.entries(part).find(([field]) => field === source.field)?.[1];
  return typeof value === 'string' ? value : undefined;
};

const accountOf = async (platform: Platform, id: string, object: OwnedObject | undefined) =>
  object === undefined ? id : findOwningAccount(platform.database, object, id);

const isAdmin = (session: Session) => session.roles.includes(internalAdminRole);

const accountsNamed = async (platform: Platform, request: AccessRequest) => {
  const present = request.sources.flatMap((source) => {
    const id = named(request, source);
    return id === undefined ? [] : [{ id, object: source.object }];
  });
  if (present.length === 0) {
    const fields = request.sources.map((source) => source.field);
    throw new AppError('invalid_input', {
      fields: Object.fromEntries(fields.map((field) => [field, `Give ${fields.join(' or ')}.`])),
    });
  }
  return Promise.all(present.map(({ id, object }) => accountOf(platform, id, object)));
};

/**
 * The one place that decides whether a person may touch an account: the object named → the account that owns it → a
 * grant. Whatever is not allowed here is refused. An absent object is answered like a foreign one, in words and in work:
 * the grant is asked for either way.
 */
export const authorizeAccount = async (
  platform: Platform,
  request: AccessRequest,
): Promise<AuthorizedAccountId> => {
  const ids = await accountsNamed(platform, request);
  const [accountId] = ids;
  const granted =
    grantWithSession(request.session, accountId ?? '') ??
    (await findGrant(platform.database, request.session.userId, accountId ?? ''));
  if (accountId === undefined || ids.some((id) => id !== accountId)) throw new AppError('not_found');
  if (granted !== undefined) return granted;
  if (!isAdmin(request.session)) throw new AppError('not_found');
  return authorizeAdmin(platform, request, accountId);
};

/** An admin reads every account, which is written down, and changes none without a grant. */
const authorizeAdmin = async (platform: Platform, request: AccessRequest, accountId: string) => {
  const existing = await findAccountForAdmin(platform.database, accountId);
  if (existing === undefined) throw new AppError('not_found');
  if (request.intent === 'change') throw new AppError('forbidden');
  await recordAdminRead(platform, request, accountId);
  return existing;
};

/** The account that a call of internal admins is about; their role is known by now, and a read is written down. */
export const findAdministeredAccount = async (
  platform: Platform,
  request: AccessRequest,
): Promise<AuthorizedAccountId> => {
  const [accountId] = await accountsNamed(platform, request);
  const existing = await findAccountForAdmin(platform.database, accountId ?? '');
  if (existing === undefined) throw new AppError('not_found');
  if (request.intent === 'read') await recordAdminRead(platform, request, existing);
  return existing;
};

/** Writes down what an admin reads: of one account, or of all where the call is about none. */
export const recordAdminRead = (
  platform: Platform,
  { session, call, clientAddress }: Pick<AccessRequest, 'session' | 'call' | 'clientAddress'>,
  accountId?: string,
): Promise<void> =>
  recordAudit(platform, {
    userId: session.userId,
    accountId,
    action: 'admin.read',
    subject: call,
    clientAddress,
  });
