import { ApiError, ContractError, NetworkError } from '@tillbook/api-client';
import { beforeEach, expect, test, vi } from 'vitest';
import { createClientStore } from '../state/client-store.ts';
import type { TextStorage } from '../state/page-storage.ts';
import { createSessionGuard } from './session-guard.ts';

const noStorage: TextStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
const person = { email: 'dana@example.com', roles: ['merchant'] };

let store = createClientStore(noStorage, noStorage);

beforeEach(() => {
  store = createClientStore(noStorage, noStorage);
  store.setSession({ token: 't1', sessionToken: 't1', email: 'dana@example.com', roles: [] });
});

test('checks no session without a token', async () => {
  store.clear();
  const check = vi.fn<() => Promise<typeof person>>();
  expect(await createSessionGuard(store, check).check()).toBe('ended');
  expect(check).not.toHaveBeenCalled();
});

test('checks the session once per token, even for many simultaneous callers, and stores the user', async () => {
  const check = vi
    .fn<() => Promise<typeof person>>()
    .mockResolvedValue({ ...person, roles: ['internal_admin'] });
  const guard = createSessionGuard(store, check);
  expect(await Promise.all([guard.check(), guard.check()])).toEqual(['valid', 'valid']);
  expect(await guard.check()).toBe('valid');
  expect(check).toHaveBeenCalledTimes(1);
  expect(store.get().session.roles).toEqual(['internal_admin']);
  store.setSession({ token: 't2', sessionToken: 't2' });
  await guard.check();
  expect(check).toHaveBeenCalledTimes(2);
});

test('ends a session that is unknown to the server', { meta: { shows: ['spec:4.1'] } }, async () => {
  const refusal = new ApiError({ status: 401, code: 'unauthenticated', message: '' });
  const guard = createSessionGuard(store, () => Promise.reject(refusal));
  expect(await guard.check()).toBe('ended');
  expect(store.get().session.token).toBe('');
});

test.each([
  ['a network error', new NetworkError(new Error('offline'))],
  ['a server error', new ApiError({ status: 503, code: 'unavailable', message: '' })],
  ['a rate limit', new ApiError({ status: 429, code: 'too_many_requests', message: '' })],
  ['a malformed response', new ContractError('checkSession', 'it is not JSON', undefined)],
])(
  'checks the session again at the next entry after %s, without ending the session or admitting the user',
  async (_, trouble) => {
    const check = vi
      .fn<() => Promise<typeof person>>()
      .mockRejectedValueOnce(trouble)
      .mockResolvedValue(person);
    const guard = createSessionGuard(store, check);
    expect(guard.hasFailed()).toBe(false);
    expect(await guard.check()).toBe('unchecked');
    expect(guard.hasFailed()).toBe(true);
    expect(store.get().session.token).toBe('t1');
    expect(await guard.check()).toBe('valid');
    expect(guard.hasFailed()).toBe(false);
    expect(check).toHaveBeenCalledTimes(2);
  },
);

test('admits a checked user again without a second check', async () => {
  const check = vi
    .fn<() => Promise<typeof person>>()
    .mockResolvedValueOnce(person)
    .mockRejectedValue(new NetworkError(new Error('offline')));
  const guard = createSessionGuard(store, check);
  expect([await guard.check(), await guard.check()]).toEqual(['valid', 'valid']);
});

test('gives up a check that gets no response in time', async () => {
  const signals: AbortSignal[] = [];
  const never = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<typeof person>(() => undefined);
  };
  const guard = createSessionGuard(store, never, 1);
  expect(await guard.check()).toBe('unchecked');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(store.get().session.token).toBe('t1');
});

test('ignores the failed check of an earlier session', async () => {
  const guard = createSessionGuard(store, () => Promise.reject(new NetworkError(new Error('offline'))));
  await guard.check();
  store.setSession({ token: 't2', sessionToken: 't2' });
  expect(guard.hasFailed()).toBe(false);
});

test('ignores a response about an old token, and checks the current token', async () => {
  const refusal = new ApiError({ status: 401, code: 'unauthenticated', message: '' });
  const check = vi
    .fn<() => Promise<typeof person>>()
    .mockImplementationOnce(() => {
      store.setSession({ token: 't2', sessionToken: 't2', email: 'other@example.com' });
      return Promise.reject(refusal);
    })
    .mockResolvedValue({ ...person, email: 'other@example.com' });
  expect(await createSessionGuard(store, check).check()).toBe('valid');
  expect(store.get().session).toMatchObject({ token: 't2', email: 'other@example.com' });
});

test('reports the session as ended if the user signs out during the check', async () => {
  const guard = createSessionGuard(store, () => {
    store.clear();
    return Promise.resolve(person);
  });
  expect(await guard.check()).toBe('ended');
  expect(store.get().session.email).toBe('');
});
