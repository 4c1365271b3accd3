import { ApiError, NetworkError } from '@tillbook/api-client';
import { beforeEach, expect, test, vi } from 'vitest';
import { createClientStore, type TextStorage } from '../state/client-store.ts';
import { createSessionGuard } from './session-guard.ts';

const noStorage: TextStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
const person = { email: 'dana@example.com', roles: ['merchant'] };

let store = createClientStore(noStorage, noStorage);

beforeEach(() => {
  store = createClientStore(noStorage, noStorage);
  store.setSession({ token: 't1', sessionToken: 't1', email: 'dana@example.com', roles: [] });
});

test('without a token nobody is asked', async () => {
  store.clear();
  const check = vi.fn<() => Promise<typeof person>>();
  expect(await createSessionGuard(store, check).isSignedIn()).toBe(false);
  expect(check).not.toHaveBeenCalled();
});

test('asks once per token, also where many ask at once, and takes over who it is', async () => {
  const check = vi
    .fn<() => Promise<typeof person>>()
    .mockResolvedValue({ ...person, roles: ['internal_admin'] });
  const guard = createSessionGuard(store, check);
  expect(await Promise.all([guard.isSignedIn(), guard.isSignedIn()])).toEqual([true, true]);
  expect(await guard.isSignedIn()).toBe(true);
  expect(check).toHaveBeenCalledTimes(1);
  expect(store.get().session.roles).toEqual(['internal_admin']);
  store.setSession({ token: 't2', sessionToken: 't2' });
  await guard.isSignedIn();
  expect(check).toHaveBeenCalledTimes(2);
});

test('a session the server does not know ends', async () => {
  const refusal = new ApiError({ status: 401, code: 'unauthenticated', message: '' });
  const guard = createSessionGuard(store, () => Promise.reject(refusal));
  expect(await guard.isSignedIn()).toBe(false);
  expect(store.get().session.token).toBe('');
});

test.each([
  ['no network', new NetworkError(new Error('offline'))],
  ['a server in trouble', new ApiError({ status: 503, code: 'unavailable', message: '' })],
])('%s ends no session, and the next entry asks again', async (_, trouble) => {
  const check = vi
    .fn<() => Promise<typeof person>>()
    .mockRejectedValueOnce(trouble)
    .mockResolvedValue(person);
  const guard = createSessionGuard(store, check);
  expect(await guard.isSignedIn()).toBe(true);
  expect(store.get().session.token).toBe('t1');
  expect(await guard.isSignedIn()).toBe(true);
  expect(check).toHaveBeenCalledTimes(2);
});

test('an answer about a token that is no longer there changes nothing', async () => {
  const guard = createSessionGuard(store, () => {
    store.setSession({ token: 't2', sessionToken: 't2', email: 'other@example.com' });
    return Promise.reject(new ApiError({ status: 401, code: 'unauthenticated', message: '' }));
  });
  expect(await guard.isSignedIn()).toBe(true);
  expect(store.get().session.token).toBe('t2');
});
