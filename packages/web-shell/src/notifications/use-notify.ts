import { useShell } from '../shell/use-shell.tsx';
import type { Notification, NotificationLink } from '../state/client-state.ts';

type Notify = (tone: Notification['tone'], message: string, link?: NotificationLink) => void;

/** Shows the user a toast, which may lead to what it is about. */
export const useNotify = (): Notify => {
  const { store } = useShell();
  return (tone, message, link) => {
    // Unique among the few that are shown at once, which is all this ID needs.
    const id = `${String(Date.now())}-${String(store.get().notifications.length)}`;
    store.addNotification({ id, tone, message, ...(link && { link }) });
  };
};
