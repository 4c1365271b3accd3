import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClientStore } from '../state/client-store.ts';
import type { TextStorage } from '../state/page-storage.ts';
import { createSignOut } from './sign-out.ts';

const nowhere: TextStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

const signedInStore = () => {
  const store = createClientStore(nowhere, nowhere);
  store.setSession({ token: 't1', sessionToken: 't1', email: 'm@example.com', roles: [] });
  return store;
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('forgets the user as soon as the server has ended the session', async () => {
  const store = signedInStore();
  await createSignOut(store, async () => {}).run();
  expect(store.get().session.token).toBe('');
});

test('forgets the user even if the server refuses', async () => {
  const store = signedInStore();
  await createSignOut(store, () => Promise.reject(new Error('401'))).run();
  expect(store.get().session.token).toBe('');
});

test(
  'waits at most three seconds for a server that does not respond',
  { meta: { shows: ['asvs:V14.3.1'] } },
  async () => {
    const store = signedInStore();
    const signOut = createSignOut(store, () => new Promise(() => {}));
    void signOut.run();
    await vi.advanceTimersByTimeAsync(2_900);
    expect(store.get().session.token).toBe('t1');
    expect(signOut.isUnderWay()).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    expect(store.get().session.token).toBe('');
    expect(signOut.isUnderWay()).toBe(false);
  },
);

test('calls the server once even if pressed repeatedly', async () => {
  const endSession = vi.fn<() => Promise<void>>(async () => {});
  const signOut = createSignOut(signedInStore(), endSession);
  await Promise.all([signOut.run(), signOut.run()]);
  expect(endSession).toHaveBeenCalledTimes(1);
});

test('preserves a session that another tab has started meanwhile', async () => {
  let text: string | null = null;
  const shared: TextStorage = {
    getItem: () => text,
    setItem: (_, value) => {
      text = value;
    },
    removeItem: () => {},
  };
  const store = createClientStore(shared, nowhere);
  store.setSession({ token: 't1', sessionToken: 't1', email: 'm@example.com', roles: [] });
  const next = { token: 't2', sessionToken: 't2', email: 'other@example.com' };
  await createSignOut(store, async () => {
    createClientStore(shared, nowhere).setSession(next);
  }).run();
  expect(store.get().session).toMatchObject(next);
  expect(createClientStore(shared, nowhere).get().session).toMatchObject(next);
});
