/** What a person is told in passing, until it is dismissed or has been read. */
export type Notification = {
  readonly id: string;
  readonly tone: 'positive' | 'critical';
  readonly message: string;
};

/** Who is signed in; every field is empty where nobody is. */
export type Session = {
  readonly token: string;
  /** The same token, under the name by which error reports carry it. */
  readonly sessionToken: string;
  readonly email: string;
  readonly roles: readonly string[];
  /** The one account a session is bound to, where the server binds it. */
  readonly accountId: string;
};

/** The account the person works on; `accountId` is empty until one is chosen. */
export type AccountChoice = {
  readonly accountId: string;
  readonly currency: string;
  readonly type: string;
};

/** The whole client state, exactly as it is kept in local storage. */
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

// The checks are written by hand: the sign-in page needs them at once, and a schema library would be the largest part
// of what it needs.

type Fields = { readonly [name: string]: unknown };

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isText = (value: unknown): value is string => typeof value === 'string';

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);

const isNotification = (value: unknown): value is Notification =>
  isFields(value) &&
  isText(value.id) &&
  isText(value.message) &&
  (value.tone === 'positive' || value.tone === 'critical');

const readNotifications = (value: unknown): readonly Notification[] =>
  Array.isArray(value)
    ? value.filter(isNotification).map(({ id, tone, message }) => ({ id, tone, message }))
    : [];

// A field that is not there, as an older version may have left it, is empty; one of another kind spoils its whole part.

const readSession = (value: unknown): Session => {
  if (!isFields(value)) return emptySession;
  const { token, sessionToken, email, roles, accountId }: Fields = { ...emptySession, ...value };
  const isWhole =
    isText(token) && isText(sessionToken) && isText(email) && isTexts(roles) && isText(accountId);
  return isWhole ? { token, sessionToken, email, roles: [...roles], accountId } : emptySession;
};

const readAccount = (value: unknown): AccountChoice => {
  if (!isFields(value)) return emptyAccount;
  const { accountId, currency, type }: Fields = { ...emptyAccount, ...value };
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
 * Reads what local storage holds. Storage outlives a version of the app and anybody can write to it, so a part that is
 * not as it should be counts as empty, a missing field has its empty value, and what does not belong is left out.
 *
 * @param text the stored text; null where there is none
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
