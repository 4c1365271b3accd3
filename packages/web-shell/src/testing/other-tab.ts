import type { ClientState } from '../state/client-state.ts';
import { clientStateKey } from '../state/client-store.ts';

/** Stores a client state as another tab does, and delivers the browser's event about it. */
export const storeInOtherTab = (state: ClientState): void => {
  const newValue = JSON.stringify(state);
  localStorage.setItem(clientStateKey, newValue);
  window.dispatchEvent(
    new StorageEvent('storage', { storageArea: localStorage, key: clientStateKey, newValue }),
  );
};
