import { useShell } from '../shell/use-shell.tsx';
import type { Notification, NotificationLink } from '../state/client-state.ts';

type Notify = (tone: Notification['tone'], message: string, link?: NotificationLink) => void;

/** Shows the user a toast, optionally with a link to its subject. */
export const useNotify = (): Notify => {
  const { store } = useShell();
  return (tone, message, link) => {
    // Only needs to be unique among the few toasts that are shown at once.
    const id = `${String(Date.now())}-${String(store.get().notifications.length)}`;
    store.addNotification({ id, tone, message, ...(link && { link }) });
  };
};
