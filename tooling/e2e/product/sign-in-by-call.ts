export type Login = { readonly email: string; readonly password: string };

export type Person = Login & { readonly account?: string };

export type SignedIn = {
  readonly token: string;
  readonly accountId: string;
  /** Local storage of the signed-in user, in Playwright's format. */
  readonly storageState: {
    cookies: [];
    origins: { origin: string; localStorage: { name: string; value: string }[] }[];
  };
};

type GrantedAccount = { readonly accountId: string; readonly name: string; readonly type: string };

/** Gets a path of the API; throws unless the call succeeds. */
export const callAs = async <Data>(webUrl: string, token: string, path: string): Promise<Data> => {
  const response = await fetch(`${webUrl}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`GET ${path} was answered with ${response.status}.`);
  const data: Data = await response.json();
  return data;
};

/** Posts to the API with an idempotency key; throws unless the call succeeds. */
export const sendAs = async <Data>(
  webUrl: string,
  token: string,
  path: string,
  key: string,
  body?: object,
): Promise<Data> => {
  const response = await fetch(`${webUrl}/api${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify(body ?? {}),
  });
  if (!response.ok) throw new Error(`POST ${path} was answered with ${response.status}.`);
  const data: Data = await response.json();
  return data;
};

const signIn = async (webUrl: string, { email, password }: Login) => {
  const response = await fetch(`${webUrl}/api/identity/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, system: 'payment' }),
  });
  if (!response.ok) throw new Error(`The sign-in of ${email} was answered with ${response.status}.`);
  const session: { token: string; email: string; roles: readonly string[] } = await response.json();
  return session;
};

const chosenAccount = async (webUrl: string, token: string, name: string) => {
  const { accounts } = await callAs<{ accounts: readonly GrantedAccount[] }>(
    webUrl,
    token,
    '/permissions/accounts',
  );
  const account = accounts.find((candidate) => candidate.name === name);
  if (!account) throw new Error(`There is no account called ${name}.`);
  return { accountId: account.accountId, currency: 'usd', type: account.type };
};

/** Starts a new session without the sign-in page, which has its own tests. */
export const signInByCall = async (webUrl: string, { account, ...login }: Person): Promise<SignedIn> => {
  const { token, email, roles } = await signIn(webUrl, login);
  const chosen =
    account === undefined
      ? { accountId: '', currency: 'usd', type: '' }
      : await chosenAccount(webUrl, token, account);
  const state = {
    notifications: [],
    session: { token, sessionToken: token, email, roles, accountId: '' },
    account: chosen,
  };
  const localStorage = [{ name: 'account-dashboard', value: JSON.stringify(state) }];
  return {
    token,
    accountId: chosen.accountId,
    storageState: { cookies: [], origins: [{ origin: webUrl, localStorage }] },
  };
};

/** Signs in and out again: the returned storage has an ended session. */
export const signOutByCall = async (webUrl: string, person: Person): Promise<SignedIn> => {
  const session = await signInByCall(webUrl, person);
  const response = await fetch(`${webUrl}/api/identity/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.token}` },
  });
  if (!response.ok) throw new Error(`The sign-out of ${person.email} was answered with ${response.status}.`);
  return session;
};
