import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { ClientState } from '../state/client-state.ts';
import type { Shell } from './shell.ts';

const ShellContext = createContext<Shell | undefined>(undefined);

export function ShellProvider({ shell, children }: { readonly shell: Shell; readonly children: ReactNode }) {
  return <ShellContext value={shell}>{children}</ShellContext>;
}

export const useShell = (): Shell => {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell needs a ShellProvider above it.');
  return shell;
};

/**
 * Returns a part of the client state, kept up to date.
 *
 * @param select returns a part that stays the same object while it does not change
 * @example const { accountId } = useClientState((state) => state.account);
 */
export const useClientState = <Part,>(select: (state: ClientState) => Part): Part => {
  const { store } = useShell();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
};

/**
 * Returns true if another tab has chosen another account in the meantime; the account of this tab does not
 * change.
 */
export const useHasOtherTabMovedOn = (): boolean => {
  const { store } = useShell();
  return useSyncExternalStore(store.subscribe, store.hasOtherTabMovedOn);
};
