import {
  emptyAccount,
  emptyClientState,
  emptySession,
  readClientState,
  type AccountChoice,
  type ClientState,
  type Notification,
  type Session,
} from './client-state.ts';
import { isLocalStorage, type TextStorage } from './page-storage.ts';

export const clientStateKey = 'account-dashboard';

export type ClientStore = {
  readonly get: () => ClientState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts a session or updates its fields; clears the account if the session belongs to another user. */
  readonly setSession: (fields: Partial<Session>) => void;
  readonly setAccount: (fields: Partial<AccountChoice>) => void;
  readonly addNotification: (notification: Notification) => void;
  readonly removeNotification: (id: string) => void;
  /**
   * Ends the session of a token but remembers its user and account, so that the user can return to it. Adopts
   * a session that another tab has started in the meantime.
   */
  readonly endSession: (token: string) => void;
  /**
   * Adopts a session that another tab has stored in the meantime; returns true if the token is still current.
   */
  readonly isCurrentSession: (token: string) => boolean;
  /** Returns the session as other tabs stored it; undefined if nothing is stored. */
  readonly storedSession: () => Session | undefined;
  readonly clear: () => void;
  /**
   * Returns true if another tab has chosen another account in the meantime; the account of this tab does not
   * change.
   */
  readonly hasOtherTabMovedOn: () => boolean;
  readonly adopt: (text: string | null) => void;
};

/**
 * Creates the client state of a tab, saved on every change.
 *
 * All tabs have one session: a sign-out in one tab signs out all tabs. Each tab has its own account, even
 * across reloads, or a refund begun on one account would be sent to another. Therefore, a tab that learns of
 * another tab's choice writes its own choice into its session storage.
 *
 * A page may have missed the events of other tabs, for example in the back-forward cache. Therefore, every
 * change reads the stored session first, and a change made for one user is never stored for another.
 *
 * @param local shared by all tabs, and stored across visits
 * @param own stored as long as the tab is open
 */
export const createClientStore = (local: TextStorage, own: TextStorage): ClientStore => {
  const listeners = new Set<() => void>();
  const stored = readClientState(local.getItem(clientStateKey));
  const pinned = readClientState(own.getItem(clientStateKey));
  const isPinned =
    pinned.account.accountId !== '' &&
    stored.account.accountId !== '' &&
    pinned.session.email === stored.session.email;
  let movedOn = isPinned && pinned.account.accountId !== stored.account.accountId;
  let state: ClientState = isPinned ? { ...stored, account: pinned.account } : stored;

  const notify = () => listeners.forEach((listener) => listener());

  const pin = (account: AccountChoice, { email }: Session) => {
    const ownState = { ...emptyClientState, session: { ...emptySession, email }, account };
    own.setItem(clientStateKey, JSON.stringify(ownState));
  };

  const unpin = () => {
    movedOn = false;
    own.removeItem(clientStateKey);
  };

  /** Writes only changed fields: another tab may have written the rest. */
  const change = (part: Partial<ClientState>) => {
    state = { ...state, ...part };
    const others = readClientState(local.getItem(clientStateKey));
    local.setItem(clientStateKey, JSON.stringify({ ...others, ...part }));
    notify();
  };

  /** Returns the account of this tab once another tab has stored `session` and `account`. */
  const accountAfter = (session: Session, account: AccountChoice): AccountChoice => {
    // Compares emails: an expired session retains its email, so that the user can return to the same place.
    const isSamePerson = session.email !== '' && session.email === state.session.email;
    if (!isSamePerson) return emptyAccount;
    movedOn = state.account.accountId !== '' && account.accountId !== state.account.accountId;
    return state.account;
  };

  const adopt = (text: string | null) => {
    const { session, account } = readClientState(text);
    const tabAccount = accountAfter(session, account);
    if (tabAccount.accountId === '') unpin();
    if (movedOn) pin(tabAccount, session);
    state = { ...state, session, account: tabAccount };
    notify();
  };

  const catchUp = () => {
    const text = local.getItem(clientStateKey);
    if (text !== null && readClientState(text).session.token !== state.session.token) adopt(text);
  };

  /** Makes a change for the current user, or no change if another user has signed in since then. */
  const changeOwn = (make: () => void) => {
    const { email } = state.session;
    catchUp();
    if (state.session.email === email) make();
  };

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setSession: (fields) => {
      const session = { ...state.session, ...fields };
      const isSomebodyElse = session.token !== state.session.token && session.email !== state.session.email;
      if (!isSomebodyElse) return change({ session });
      unpin();
      change({ session, account: emptyAccount });
    },
    setAccount: (fields) =>
      changeOwn(() => {
        const account = { ...state.account, ...fields };
        if (account.accountId !== state.account.accountId) unpin();
        if (!movedOn) return change({ account });
        state = { ...state, account };
        pin(account, state.session);
        notify();
      }),
    addNotification: (notification) =>
      changeOwn(() => change({ notifications: [...state.notifications, notification] })),
    removeNotification: (id) =>
      changeOwn(() =>
        change({ notifications: state.notifications.filter((notification) => notification.id !== id) }),
      ),
    endSession: (token) => {
      catchUp();
      if (state.session.token === token) change({ session: { ...emptySession, email: state.session.email } });
    },
    isCurrentSession: (token) => {
      catchUp();
      return state.session.token === token;
    },
    storedSession: () => {
      const text = local.getItem(clientStateKey);
      return text === null ? undefined : readClientState(text).session;
    },
    clear: () => {
      unpin();
      change(emptyClientState);
    },
    hasOtherTabMovedOn: () => movedOn,
    adopt,
  };
};

/** Connects a store to the other tabs of the same origin; returns a function that disconnects it. */
export const followOtherTabs = (store: ClientStore, target: Window): (() => void) => {
  const follow = (event: StorageEvent) => {
    if (!isLocalStorage(event.storageArea, target)) return;
    if (event.key === clientStateKey) store.adopt(event.newValue);
    // Handles a null key, which means that everything was cleared.
    if (event.key === null) store.adopt(null);
  };
  target.addEventListener('storage', follow);
  return () => target.removeEventListener('storage', follow);
};
