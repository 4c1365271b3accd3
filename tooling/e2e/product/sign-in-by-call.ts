export type Login = { readonly email: string; readonly password: string };

/** Somebody who is signed in, and the account they have chosen, if any. */
export type Person = Login & { readonly account?: string };

export type SignedIn = {
  readonly token: string;
  readonly accountId: string;
  /** What a browser holds of a signed-in person, as playwright takes it: the product's own local storage. */
  readonly storageState: {
    cookies: [];
    origins: { origin: string; localStorage: { name: string; value: string }[] }[];
  };
};

type GrantedAccount = { readonly accountId: string; readonly name: string; readonly type: string };

/** Calls the API as a person does and gives its answer; anything but a success stops the test. */
export const callAs = async <Answer>(webUrl: string, token: string, path: string): Promise<Answer> => {
  const response = await fetch(`${webUrl}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`GET ${path} was answered with ${response.status}.`);
  const answer: Answer = await response.json();
  return answer;
};

/** As `callAs`, for what creates or changes something, under the attempt's name. */
export const sendAs = async <Answer>(
  webUrl: string,
  token: string,
  path: string,
  key: string,
  body?: object,
): Promise<Answer> => {
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
  const answer: Answer = await response.json();
  return answer;
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

/** A session of its own for each test, without the sign-in page: that one has tests of its own. */
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
