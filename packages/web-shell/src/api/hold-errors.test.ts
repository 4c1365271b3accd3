import { QueryObserver } from '@tanstack/react-query';
import { eventually } from '@tillbook/config/vitest/eventually';
import { expect, test } from 'vitest';
import { createQueryClient } from './query-client.first-call.ts';

/** Observes a query whose attempts end when the test decides. */
const observeAttempts = () => {
  const queryClient = createQueryClient();
  const attempts: PromiseWithResolvers<string>[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey: ['orders'],
    queryFn: () => {
      const attempt = Promise.withResolvers<string>();
      attempts.push(attempt);
      return attempt.promise;
    },
  });
  const result = () => observer.getCurrentResult();
  const failFirst = async () => {
    attempts[0]?.reject(new Error('first'));
    await eventually(() => expect(result()).toMatchObject({ status: 'error', fetchStatus: 'idle' }));
  };
  const show = () => observer.subscribe(() => {});
  return { queryClient, attempts, observer, result, show, failFirst };
};

test('retains the error of a query without data until its next attempt ends', async () => {
  const { queryClient, attempts, observer, result, show, failFirst } = observeAttempts();
  const hide = show();
  await failFirst();
  const refreshed = queryClient.invalidateQueries();
  expect(result()).toMatchObject({ fetchStatus: 'fetching', status: 'error', error: new Error('first') });
  attempts[1]?.reject(new Error('second'));
  await refreshed;
  expect(result()).toMatchObject({ fetchStatus: 'idle', status: 'error', error: new Error('second') });
  const retried = observer.refetch();
  expect(result()).toMatchObject({ fetchStatus: 'fetching', status: 'error', error: new Error('second') });
  attempts[2]?.resolve('Order 7');
  await retried;
  expect(result()).toMatchObject({ status: 'success', data: 'Order 7', error: null });
  hide();
});

test('shows a failed query as pending when it is displayed again', async () => {
  const { result, show, failFirst } = observeAttempts();
  const hide = show();
  await failFirst();
  hide();
  const hideAgain = show();
  expect(result()).toMatchObject({ fetchStatus: 'fetching', status: 'pending', error: null });
  hideAgain();
});

test('shows a query as pending when it failed before it was displayed', async () => {
  const { queryClient, attempts, result, show } = observeAttempts();
  const prefetched = queryClient.prefetchQuery({
    queryKey: ['orders'],
    queryFn: () => Promise.reject(new Error('first')),
  });
  await prefetched;
  expect(attempts).toHaveLength(0);
  const hide = show();
  expect(result()).toMatchObject({ fetchStatus: 'fetching', status: 'pending', error: null });
  hide();
});
