import { createClient, type Client } from '@tillbook/api-client';
import { createInstrumentTicket, login, storePaymentInstrument } from '@tillbook/contract';
import pg from 'pg';
import { harbor } from '../product/sign-in.ts';
import type { Product } from '../product/with-product.ts';

type Addresses = Pick<Product, 'apiBaseUrl' | 'formsBaseUrl' | 'databaseUrl'>;

export type ChargedAccount = { readonly accountId: string; readonly cardId: string };

/** Inserts accounts that the demo merchant may charge, with the demo account's fees. */
const addAccounts = `
  with fresh as (
    insert into accounts (id, program_id, name, legal_name, type, status, currency, created_at)
    select 'acc_bench_' || lpad(n::text, 12, '0'), a.program_id, 'Bench ' || n, 'Bench ' || n, 'merchant', 'active', 'usd', now()
      from accounts a, generate_series(1, $2::int) n where a.id = $1
    returning id
  ), ledgers as (
    insert into merchant_ledgers (account_id, last_posted_at) select id, 'epoch' from fresh
  ), settings as (
    insert into account_settings (account_id, statement_descriptor, card_settlement_days, ach_settlement_days)
    select f.id, 'BENCH', 2, 4 from fresh f
  ), fees as (
    insert into fee_profiles
    select f.id, p.card_fee_type, p.online_percentage_basis_points, p.online_flat_fee_cents, p.in_person_percentage_basis_points,
           p.in_person_flat_fee_cents, p.ach_percentage_basis_points, p.ach_minimum_fee_cents, p.ach_maximum_fee_cents
      from fresh f, fee_profiles p where p.account_id = $1
  )
  insert into grants (user_id, account_id, created_at)
  select u.id, f.id, now() from fresh f, users u where u.email = 'merchant@example.com'
  returning account_id as "accountId"`;

const card = {
  type: 'card',
  ownerName: 'Dana Whitfield',
  number: '4242424242424242',
  expirationMonth: 12,
  expirationYear: 2030,
  securityCode: '123',
  postalCode: '04101',
} as const;

/** Stores a card from the forms' origin, as the tokenization form does. */
const storeCard = async (client: Client, formsBaseUrl: string, accountId: string): Promise<string> => {
  const { ticket } = await client.call(createInstrumentTicket, { body: { accountId, purpose: 'buyer' } });
  const response = await fetch(formsBaseUrl + storePaymentInstrument.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: formsBaseUrl },
    body: JSON.stringify({ ...card, ticket }),
  });
  return storePaymentInstrument.response.parse(await response.json()).paymentInstrumentId;
};

/** Adds accounts to the demo data, each with a card on which every charge succeeds. */
export const chargedAccounts = async (
  product: Addresses,
  count: number,
): Promise<readonly ChargedAccount[]> => {
  const { client, accountId } = await harbor(product);
  const owner = new pg.Client({ connectionString: product.databaseUrl });
  await owner.connect();
  try {
    const { rows } = await owner.query<{ accountId: string }>(addAccounts, [accountId, count]);
    const charged: ChargedAccount[] = [];
    for (const row of rows) {
      charged.push({ ...row, cardId: await storeCard(client, product.formsBaseUrl, row.accountId) });
    }
    return charged;
  } finally {
    await owner.end();
  }
};

/** Signs in the demo merchant. */
export const clientOf = async ({ apiBaseUrl }: Product): Promise<Client> => {
  let token = '';
  const client = createClient({ baseUrl: apiBaseUrl, getToken: () => token });
  const person = { email: 'merchant@example.com', password: 'demo-merchant', system: 'payment' } as const;
  token = (await client.call(login, { body: person })).token;
  return client;
};
