import { QueryClient, queryOptions } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { showResponse } from './show-response.ts';

type Settings = { readonly descriptor: string };

const openSettings = async (read: () => Promise<Settings>) => {
  const queryClient = new QueryClient();
  const query = queryOptions({ queryKey: ['settings'], queryFn: read });
  await queryClient.prefetchQuery(query);
  return { queryClient, query };
};

test('shows a response even if an older read ends later', async () => {
  const lateRead = Promise.withResolvers<Settings>();
  const reads = [Promise.resolve({ descriptor: 'OLD' }), lateRead.promise];
  const { queryClient, query } = await openSettings(() => reads.shift() ?? lateRead.promise);
  const reading = queryClient.refetchQueries(query);
  await showResponse(queryClient, query.queryKey, { descriptor: 'NEW' });
  lateRead.resolve({ descriptor: 'OLD' });
  await reading;
  expect(queryClient.getQueryData(query.queryKey)).toEqual({ descriptor: 'NEW' });
});

test('shows the result of a read that begins after the response', async () => {
  const laterRead = Promise.withResolvers<Settings>();
  const reads = [Promise.resolve({ descriptor: 'OLD' }), laterRead.promise];
  const { queryClient, query } = await openSettings(() => reads.shift() ?? laterRead.promise);
  const shown = showResponse(queryClient, query.queryKey, { descriptor: 'NEW' });
  const reading = queryClient.refetchQueries(query);
  await shown;
  laterRead.resolve({ descriptor: 'NEWER' });
  await reading;
  expect(queryClient.getQueryData(query.queryKey)).toEqual({ descriptor: 'NEWER' });
});
