// What somebody writes who has the API's document and nothing else of this repository: the types come from it.
import createClient from 'openapi-fetch';
import type { components, paths } from './api.ts';

type Transaction = components['schemas']['Transaction'];

const [baseUrl = '', email = '', password = ''] = process.argv.slice(2);
const api = createClient<paths>({ baseUrl });

const signedIn = await api.POST('/identity/login', { body: { email, password, system: 'payment' } });
if (signedIn.error) throw new Error(`${signedIn.error.code}: ${signedIn.error.message}`);
const headers = { Authorization: `Bearer ${signedIn.data.token}` };

const granted = await api.GET('/permissions/accounts', { headers });
if (granted.error) throw new Error(granted.error.message);

const line = ({ id, amount, status }: Transaction): string => `${id} ${amount} ${status}`;

for (const { accountId, name } of granted.data.accounts) {
  const query = { accountId, type: 'pull', limit: 5 } as const;
  const listed = await api.GET('/transactions', { headers, params: { query } });
  if (listed.error) throw new Error(listed.error.message);
  console.log(`${name}: ${listed.data.totalCount}`);
  console.log(listed.data.transactions.map(line).join('\n'));
}

const refused = await api.GET('/transactions/{id}', { headers, params: { path: { id: 'txn_made_up' } } });
console.log(`${refused.response.status} ${refused.error?.code}`);
