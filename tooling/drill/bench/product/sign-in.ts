import { createClient, type Client } from '@tillbook/api-client';
import { listPermittedAccounts, login } from '@tillbook/contract';
import type { Product } from './with-product.ts';

type Address = Pick<Product, 'apiBaseUrl'>;

type SignedIn = {
  readonly client: Client;
  readonly token: string;
  readonly accountId: string;
};

const signIn = async (
  { apiBaseUrl }: Address,
  { email, password }: { readonly email: string; readonly password: string },
  accountName: string,
): Promise<SignedIn> => {
  let token = '';
  const client = createClient({ baseUrl: apiBaseUrl, getToken: () => token });
  token = (await client.call(login, { body: { email, password, system: 'payment' } })).token;
  const { accounts } = await client.call(listPermittedAccounts, {});
  const account = accounts.find(({ name }) => name === accountName);
  if (account === undefined) throw new Error(`The demo data has no account ${accountName}.`);
  return { client, token, accountId: account.accountId };
};

export const harbor = (product: Address): Promise<SignedIn> =>
  signIn(product, { email: 'merchant@example.com', password: 'demo-merchant' }, 'Harbor Coffee Roasters');

export const birchwood = (product: Address): Promise<SignedIn> =>
  signIn(product, { email: 'second@example.com', password: 'demo-second' }, 'Birchwood Bikes');
