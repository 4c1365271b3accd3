import { useShell } from '../shell/use-shell.tsx';
import type { Notification } from '../state/client-state.ts';

/** Tells the person something in passing: a toast. */
export const useNotify = (): ((tone: Notification['tone'], message: string) => void) => {
  const { store } = useShell();
  return (tone, message) => {
    // Unique among the few that stand at one time, which is all an id is for here.
    const id = `${String(Date.now())}-${String(store.get().notifications.length)}`;
    store.addNotification({ id, tone, message });
  };
};
