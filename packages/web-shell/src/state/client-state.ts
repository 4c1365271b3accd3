import { isFields, type StoredFields } from './stored-fields.ts';

export type Notification = {
  readonly id: string;
  readonly tone: 'positive' | 'critical';
  readonly message: string;
  readonly link?: NotificationLink;
};

export type NotificationLink = { readonly label: string; readonly href: string };

/** The signed-in user; every field is empty if no user is signed in. */
export type Session = {
  readonly token: string;
  /** The same token, under the name used in error reports. */
  readonly sessionToken: string;
  readonly email: string;
  readonly roles: readonly string[];
  /** The one account that the server has bound the session to, if any. */
  readonly accountId: string;
};

/** The selected account; `accountId` is empty until one is chosen. */
export type AccountChoice = {
  readonly accountId: string;
  readonly currency: string;
  readonly type: string;
};

export type ClientState = {
  readonly notifications: readonly Notification[];
  readonly session: Session;
  readonly account: AccountChoice;
};

export const emptySession: Session = { token: '', sessionToken: '', email: '', roles: [], accountId: '' };

export const emptyAccount: AccountChoice = { accountId: '', currency: 'usd', type: '' };

export const emptyClientState: ClientState = {
  notifications: [],
  session: emptySession,
  account: emptyAccount,
};

// Validates by hand: the sign-in page needs this immediately, and a schema library would be most of its download.

const isText = (value: unknown): value is string => typeof value === 'string';

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);

const isNotification = (value: unknown): value is Notification =>
  isFields(value) &&
  isText(value.id) &&
  isText(value.message) &&
  (value.tone === 'positive' || value.tone === 'critical');

const isLink = (value: unknown): value is NotificationLink =>
  isFields(value) && isText(value.label) && isText(value.href) && value.href.startsWith('/');

const readNotifications = (value: unknown): readonly Notification[] =>
  Array.isArray(value)
    ? value.filter(isNotification).map(({ id, tone, message, link }) => ({
        id,
        tone,
        message,
        ...(isLink(link) && { link: { label: link.label, href: link.href } }),
      }))
    : [];

// Treats a missing field, as from an older version, as empty; a field of another type invalidates its whole
// section.

const readSession = (value: unknown): Session => {
  if (!isFields(value)) return emptySession;
  const { token, sessionToken, email, roles, accountId }: StoredFields = { ...emptySession, ...value };
  const isWhole =
    isText(token) && isText(sessionToken) && isText(email) && isTexts(roles) && isText(accountId);
  return isWhole ? { token, sessionToken, email, roles: [...roles], accountId } : emptySession;
};

const readAccount = (value: unknown): AccountChoice => {
  if (!isFields(value)) return emptyAccount;
  const { accountId, currency, type }: StoredFields = { ...emptyAccount, ...value };
  return isText(accountId) && isText(currency) && isText(type) ? { accountId, currency, type } : emptyAccount;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Parses local storage, which outlives a version of the app and which users can edit: a malformed section
 * counts as empty, a missing field has its empty value, and unknown fields are dropped.
 *
 * @param text the stored text; null if nothing is stored
 * @example readClientState('{"session":5}') // emptyClientState
 */
export const readClientState = (text: string | null): ClientState => {
  const value = text === null ? undefined : parseJson(text);
  if (!isFields(value)) return emptyClientState;
  return {
    notifications: readNotifications(value.notifications),
    session: readSession(value.session),
    account: readAccount(value.account),
  };
};
