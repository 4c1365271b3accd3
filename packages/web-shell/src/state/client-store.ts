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

export const clientStateKey = 'account-dashboard';

/** The parts of `localStorage` and `sessionStorage` that a store uses. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type ClientStore = {
  readonly get: () => ClientState;
  /** Subscribes to changes; returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly setSession: (fields: Partial<Session>) => void;
  /** Selects the account of this tab, or updates what is known about it. */
  readonly setAccount: (fields: Partial<AccountChoice>) => void;
  readonly addNotification: (notification: Notification) => void;
  readonly removeNotification: (id: string) => void;
  /** Ends the session but remembers its user and account, so that the user can come back to it. */
  readonly endSession: () => void;
  /** Forgets everything: the user signs out. */
  readonly clear: () => void;
  /** True if another tab has chosen another account since; this tab keeps its own. */
  readonly hasOtherTabMovedOn: () => boolean;
  /** Adopts what another tab has stored. */
  readonly hearOtherTab: (text: string | null) => void;
};

const reading = (read: () => string | null): string | null => {
  try {
    return read();
  } catch {
    // A browser may forbid storage altogether; the state then lives as long as the page.
    return null;
  }
};

const writing = (write: () => void): void => {
  try {
    write();
  } catch {
    // As above, or the storage is full.
  }
};

/**
 * The client state of a tab, saved on every change.
 *
 * Tabs agree about the session: a sign-out in one ends all. They do not agree about the account: a tab keeps the one
 * it was opened on, even over a reload, or a refund begun on one account would be sent to another. For that, a tab
 * that learns of another choice writes its own into its session storage.
 *
 * @param local kept over visits, seen by every tab
 * @param own kept as long as the tab
 */
export const createClientStore = (local: TextStorage, own: TextStorage): ClientStore => {
  const listeners = new Set<() => void>();
  const stored = readClientState(reading(() => local.getItem(clientStateKey)));
  const pinned = readClientState(reading(() => own.getItem(clientStateKey))).account;
  const isPinned = pinned.accountId !== '' && stored.account.accountId !== '';
  let movedOn = isPinned && pinned.accountId !== stored.account.accountId;
  let state: ClientState = isPinned ? { ...stored, account: pinned } : stored;

  const tell = () => listeners.forEach((listener) => listener());

  const pin = (account: AccountChoice) =>
    writing(() => own.setItem(clientStateKey, JSON.stringify({ ...emptyClientState, account })));

  const unpin = () => {
    movedOn = false;
    writing(() => own.removeItem(clientStateKey));
  };

  /** Writes only what changed: another tab may have written the rest. */
  const change = (part: Partial<ClientState>) => {
    state = { ...state, ...part };
    const others = readClientState(reading(() => local.getItem(clientStateKey)));
    writing(() => local.setItem(clientStateKey, JSON.stringify({ ...others, ...part })));
    tell();
  };

  /** The account of this tab once another tab has stored `session` and `account`. */
  const accountAfter = (session: Session, account: AccountChoice): AccountChoice => {
    // An expired session keeps the email, so that its user can come back to where they were.
    const isSamePerson = session.email !== '' && session.email === state.session.email;
    if (!isSamePerson) return emptyAccount;
    movedOn = state.account.accountId !== '' && account.accountId !== state.account.accountId;
    return state.account;
  };

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setSession: (fields) => change({ session: { ...state.session, ...fields } }),
    setAccount: (fields) => {
      const account = { ...state.account, ...fields };
      if (account.accountId !== state.account.accountId) unpin();
      if (movedOn) {
        state = { ...state, account };
        pin(account);
        tell();
        return;
      }
      change({ account });
    },
    addNotification: (notification) => change({ notifications: [...state.notifications, notification] }),
    removeNotification: (id) =>
      change({ notifications: state.notifications.filter((notification) => notification.id !== id) }),
    endSession: () => change({ session: { ...emptySession, email: state.session.email } }),
    clear: () => {
      unpin();
      change(emptyClientState);
    },
    hasOtherTabMovedOn: () => movedOn,
    hearOtherTab: (text) => {
      const { session, account } = readClientState(text);
      const kept = accountAfter(session, account);
      if (kept.accountId === '') unpin();
      if (movedOn) pin(kept);
      state = { ...state, session, account: kept };
      tell();
    },
  };
};

/** Connects a store to the other tabs of the same origin; returns a function that disconnects it. */
export const followOtherTabs = (store: ClientStore, target: Window): (() => void) => {
  const hear = (event: StorageEvent) => {
    if (event.storageArea !== target.localStorage) return;
    if (event.key === clientStateKey) store.hearOtherTab(event.newValue);
    // A null key means that everything was cleared.
    if (event.key === null) store.hearOtherTab(null);
  };
  target.addEventListener('storage', hear);
  return () => target.removeEventListener('storage', hear);
};
