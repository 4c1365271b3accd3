import {
  internalAdminRole,
  permissionsNeeded,
  type AccountAccess,
  type AccountSource,
  type OwnedObject,
} from '@tillbook/contract';
import type { Platform } from '../platform.ts';
import { recordAudit } from '../audit/record-audit.ts';
import {
  findAccountForAdmin,
  findGrant,
  findOwningAccount,
  grantWithSession,
  type Grant,
} from './grant-store.ts';
import { AppError } from '../runtime/app-error.ts';
import type { AuthorizedAccountId } from '../runtime/authorized-account.ts';
import type { Session } from './session.ts';

export type AccessRequest = {
  readonly session: Session;
  readonly sources: readonly AccountSource[];
  readonly input: { readonly path: unknown; readonly query: unknown; readonly body: unknown };
  readonly intent: 'read' | 'change';
  readonly call: string;
  readonly clientAddress: string | undefined;
};

export type AccountRequest = AccessRequest & Pick<AccountAccess, 'permission'>;

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
      fields: Object.fromEntries(fields.map((field) => [field, `Send ${fields.join(' or ')}.`])),
    });
  }
  return Promise.all(present.map(({ id, object }) => accountOf(platform, id, object)));
};

const requirePermission = (
  { accountId, permissions }: Grant,
  { permission, input }: AccountRequest,
): AuthorizedAccountId => {
  const isAllowed = permissionsNeeded(permission, input.body).every((needed) => permissions.includes(needed));
  if (!isAllowed) throw new AppError('permission_missing');
  return accountId;
};

/**
 * Decides if a person may access an account, by the object's account, the person's grant and the permissions
 * of the granted role; no other function makes this decision. Looks up the grant even for an absent object,
 * so that the response takes as long as for another account's object.
 */
export const authorizeAccount = async (
  platform: Platform,
  request: AccountRequest,
): Promise<AuthorizedAccountId> => {
  const ids = await accountsNamed(platform, request);
  const [accountId] = ids;
  const granted =
    grantWithSession(request.session, accountId ?? '') ??
    (await findGrant(platform.database, request.session.userId, accountId ?? ''));
  if (accountId === undefined || ids.some((id) => id !== accountId)) throw new AppError('not_found');
  if (granted !== undefined) return requirePermission(granted, request);
  if (!isAdmin(request.session)) throw new AppError('not_found');
  return authorizeAdmin(platform, request, accountId);
};

/** Lets an admin without a grant read any account, with an audit entry, but not change it. */
const authorizeAdmin = async (platform: Platform, request: AccessRequest, accountId: string) => {
  const existing = await findAccountForAdmin(platform.database, accountId);
  if (existing === undefined) throw new AppError('not_found');
  if (request.intent === 'change') throw new AppError('forbidden');
  await recordAdminRead(platform, request, accountId);
  return existing;
};

/**
 * Returns the account named by an admin's call, and records the call if it is a read. The caller has already
 * checked the role.
 */
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
