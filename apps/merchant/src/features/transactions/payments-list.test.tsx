import { createClient } from '@tillbook/api-client';
import { expect, test } from 'vitest';
import { listQuery } from '../../lists/list-query.ts';
import { listSearch } from '../../lists/search-params.ts';
import { paymentsList } from './payments-list.tsx';

const client = createClient({ baseUrl: 'https://api.example.com', getToken: () => '' });
const { validateSearch } = listSearch('payments');

const keyFor = (address: Record<string, unknown>) =>
  listQuery(client, 'account', paymentsList, validateSearch(address)).queryKey;

test('reads one cached page for addresses that differ in an unknown parameter', () => {
  const filters = { status: 'failed', amountMin: '20', date: 'today', sort: 'amount', page: 2 };
  expect(keyFor({ ...filters, campaign: 'spring' })).toEqual(keyFor(filters));
  expect(keyFor({ ...filters, method: 'card' })).not.toEqual(keyFor(filters));
});
