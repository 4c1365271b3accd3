import { useShell } from '../shell/use-shell.tsx';
import type { Notification, NotificationLink } from '../state/client-state.ts';

type Notify = (tone: Notification['tone'], message: string, link?: NotificationLink) => void;

export const useNotify = (): Notify => {
  const { store } = useShell();
  return (tone, message, link) => {
    // Unique enough among the few toasts that are shown at the same time.
    const id = `${String(Date.now())}-${String(store.get().notifications.length)}`;
    store.addNotification({ id, tone, message, ...(link && { link }) });
  };
};
