// Imports the library statically, so that the first test does not wait for its download.
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { prepareQueryClient } from './lazy-query-client.ts';

test('creates the query client once and shares it', async () => {
  const lazy = prepareQueryClient();
  expect(lazy.get()).toBeUndefined();
  const [first, second] = await Promise.all([lazy.open(), lazy.open()]);
  expect(first).toBeInstanceOf(QueryClient);
  expect(first).toBe(second);
  expect(lazy.get()).toBe(first);
});

test('notifies subscribers when the query client is ready, and not after they unsubscribe', async () => {
  const lazy = prepareQueryClient();
  const heard: string[] = [];
  lazy.subscribe(() => heard.push('staying'));
  const leave = lazy.subscribe(() => heard.push('leaving'));
  leave();
  await lazy.open();
  expect(heard).toEqual(['staying']);
});
