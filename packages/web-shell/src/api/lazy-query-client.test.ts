// Loaded with the file, so that the first test does not wait for it.
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { prepareQueryClient } from './lazy-query-client.ts';

test('the memory is there once it has been opened, the same for everybody', async () => {
  const lazy = prepareQueryClient();
  expect(lazy.get()).toBeUndefined();
  const [first, second] = await Promise.all([lazy.open(), lazy.open()]);
  expect(first).toBeInstanceOf(QueryClient);
  expect(first).toBe(second);
  expect(lazy.get()).toBe(first);
});

test('tells when it is there, and no longer whoever has stopped listening', async () => {
  const lazy = prepareQueryClient();
  const heard: string[] = [];
  lazy.subscribe(() => heard.push('staying'));
  const leave = lazy.subscribe(() => heard.push('leaving'));
  leave();
  await lazy.open();
  expect(heard).toEqual(['staying']);
});
