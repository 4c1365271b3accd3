import { expect, test, vi } from 'vitest';
import { emptyClientState } from './client-state.ts';
import { clientStateKey, createClientStore, type ClientStore } from './client-store.ts';
import { createPageStorage, type TextStorage } from './page-storage.ts';

const memoryStorage = (initial: string | null = null): TextStorage & { text: () => string | null } => {
  let text = initial;
  return {
    getItem: () => text,
    setItem: (_, value) => {
      text = value;
    },
    removeItem: () => {
      text = null;
    },
    text: () => text,
  };
};

const forbidden: TextStorage = {
  getItem: () => {
    throw new DOMException('forbidden', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('forbidden', 'SecurityError');
  },
  removeItem: () => {
    throw new DOMException('forbidden', 'SecurityError');
  },
};

const signedIn = { token: 't1', sessionToken: 't1', email: 'm@example.com', roles: ['merchant'] };
const harbor = { accountId: 'acc_harbor', currency: 'usd', type: 'merchant' };
const birchwood = { accountId: 'acc_birchwood', currency: 'usd', type: 'merchant' };

const stored = (storage: { text: () => string | null }): unknown => JSON.parse(storage.text() ?? 'null');

/**
 * Opens a tab with its own session storage. Tabs that are opened with the same `local` share local storage.
 */
const tabOn = (local: TextStorage, own = memoryStorage()) => createClientStore(local, own);

test(
  'saves exactly notifications, session and account on every change',
  { meta: { shows: ['spec:1.18', 'spec:3.27'] } },
  () => {
    const local = memoryStorage();
    const store = tabOn(local);
    store.setSession(signedIn);
    store.setAccount(harbor);
    store.addNotification({ id: 'n1', tone: 'positive', message: 'Refund successfully requested' });
    expect(stored(local)).toEqual({
      notifications: [{ id: 'n1', tone: 'positive', message: 'Refund successfully requested' }],
      session: { ...signedIn, accountId: '' },
      account: harbor,
    });
    store.removeNotification('n1');
    expect(stored(local)).toMatchObject({ notifications: [] });
  },
);

test('starts with the state that an earlier visit stored', () => {
  const local = memoryStorage();
  tabOn(local).setSession(signedIn);
  expect(tabOn(local).get().session.token).toBe('t1');
});

test('merges fields into session and account', { meta: { shows: ['spec:3.25', 'spec:3.26'] } }, () => {
  const store = tabOn(memoryStorage());
  store.setSession(signedIn);
  store.setSession({ roles: ['internal_admin'] });
  expect(store.get().session).toEqual({ ...signedIn, roles: ['internal_admin'], accountId: '' });
});

test('notifies subscribers until they unsubscribe', () => {
  const store = tabOn(memoryStorage());
  const listener = vi.fn<() => void>();
  const leave = store.subscribe(listener);
  store.setSession(signedIn);
  leave();
  store.clear();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('signs out when another tab signs out', () => {
  const local = memoryStorage();
  const first = tabOn(local);
  first.setSession(signedIn);
  first.setAccount(harbor);
  const second = tabOn(local);
  first.clear();
  second.adopt(local.text());
  expect(second.get()).toEqual(emptyClientState);
});

test('signs out when the whole storage is cleared', () => {
  const local = memoryStorage();
  const store = tabOn(local);
  store.setSession(signedIn);
  store.adopt(null);
  expect(store.get().session.token).toBe('');
});

test('remembers the user and account of an expired session', () => {
  const store = tabOn(memoryStorage());
  store.setSession(signedIn);
  store.setAccount(harbor);
  store.endSession('t1');
  expect(store.get().session).toEqual({ ...emptyClientState.session, email: 'm@example.com' });
  expect(store.get().account).toEqual(harbor);
});

test("retains a tab's account when another tab chooses another account, even after a reload", () => {
  const local = memoryStorage();
  const own = memoryStorage();
  const first = tabOn(local, own);
  first.setSession(signedIn);
  first.setAccount(harbor);
  const second = tabOn(local);
  second.setAccount(birchwood);
  first.adopt(local.text());
  expect(first.get().account).toEqual(harbor);
  expect(first.hasOtherTabMovedOn()).toBe(true);
  const reloaded = tabOn(local, own);
  expect(reloaded.get().account).toEqual(harbor);
  expect(reloaded.hasOtherTabMovedOn()).toBe(true);
  expect(tabOn(local).get().account).toEqual(birchwood);
});

test('leaves the stored account of another tab alone when this tab changes', () => {
  const local = memoryStorage();
  const first = tabOn(local);
  first.setSession(signedIn);
  first.setAccount(harbor);
  const second = tabOn(local);
  second.setAccount(birchwood);
  first.addNotification({ id: 'n1', tone: 'critical', message: 'Failed' });
  expect(stored(local)).toMatchObject({ account: birchwood });
});

test('makes an account chosen in an older tab the default of new tabs again', () => {
  const local = memoryStorage();
  const own = memoryStorage();
  const first = tabOn(local, own);
  first.setSession(signedIn);
  first.setAccount(harbor);
  tabOn(local).setAccount(birchwood);
  first.adopt(local.text());
  first.setAccount({ ...harbor, accountId: 'acc_third' });
  expect(first.hasOtherTabMovedOn()).toBe(false);
  expect(own.text()).toBeNull();
  expect(stored(local)).toMatchObject({ account: { accountId: 'acc_third' } });
});

test("drops the tab's account when another user signs in elsewhere", () => {
  const local = memoryStorage();
  const first = tabOn(local);
  first.setSession(signedIn);
  first.setAccount(harbor);
  const second = tabOn(local);
  second.setSession({ ...signedIn, token: 't2', sessionToken: 't2', email: 'other@example.com' });
  first.adopt(local.text());
  expect(first.get().session.token).toBe('t2');
  expect(first.get().account.accountId).toBe('');
});

const someoneElse = { ...signedIn, token: 't2', sessionToken: 't2', email: 'other@example.com' };

/** Opens a tab that misses every event of another tab, in which another user signs in. */
const outdatedTab = () => {
  const local = memoryStorage();
  const outdated = tabOn(local);
  outdated.setSession(signedIn);
  outdated.setAccount(harbor);
  const current = tabOn(local);
  current.clear();
  current.setSession(someoneElse);
  return { local, outdated };
};

test.each([
  ['the end of its own session', (store: ClientStore) => store.endSession('t1')],
  ['an account', (store: ClientStore) => store.setAccount(birchwood)],
  [
    'a message',
    (store: ClientStore) => store.addNotification({ id: 'n1', tone: 'positive', message: 'Refunded' }),
  ],
  ['a dismissal', (store: ClientStore) => store.removeNotification('n1')],
])(
  'stores %s only for the user of the tab, not for another user who has signed in elsewhere',
  (_, change) => {
    const { local, outdated } = outdatedTab();
    const before = stored(local);
    change(outdated);
    expect(stored(local)).toEqual(before);
    expect(outdated.get()).toMatchObject({ session: someoneElse, account: emptyClientState.account });
  },
);

test('distinguishes an older token from the session that another tab has started', () => {
  const { outdated } = outdatedTab();
  expect(outdated.isCurrentSession('t1')).toBe(false);
  expect(outdated.isCurrentSession('t2')).toBe(true);
});

test('forgets the account of the previous user when another user signs in', () => {
  const { local, outdated } = outdatedTab();
  outdated.setAccount(harbor);
  outdated.setSession({ ...signedIn, token: 't3', sessionToken: 't3', email: 'third@example.com' });
  expect(outdated.get().account).toEqual(emptyClientState.account);
  expect(stored(local)).toMatchObject({ account: emptyClientState.account });
});

test("drops the tab's account after a reload when another user has signed in elsewhere", () => {
  const local = memoryStorage();
  const own = memoryStorage();
  const first = tabOn(local, own);
  first.setSession(signedIn);
  first.setAccount(harbor);
  const second = tabOn(local);
  second.setAccount(birchwood);
  first.adopt(local.text());
  second.setSession(someoneElse);
  second.setAccount(birchwood);
  expect(tabOn(local, own).get().account).toEqual(birchwood);
});

test("drops a tab's account on reload if local storage no longer contains an account", () => {
  const own = memoryStorage(JSON.stringify({ ...emptyClientState, account: harbor }));
  const local = memoryStorage(
    JSON.stringify({ ...emptyClientState, session: { ...signedIn, accountId: '' } }),
  );
  expect(tabOn(local, own).get().account.accountId).toBe('');
});

test('stores the state in memory when the browser forbids storage', () => {
  const blocked = createPageStorage(() => forbidden);
  const store = createClientStore(blocked, blocked);
  store.setSession(signedIn);
  expect(store.get().session.token).toBe('t1');
});

test(
  'stores the client state under the key that the specification names',
  { meta: { shows: ['spec:1.17'] } },
  () => {
    expect(clientStateKey).toBe('account-dashboard');
  },
);
