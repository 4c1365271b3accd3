import { ToastViewport } from '@tillbook/ui';
import { useClientState, useShell } from '../shell/use-shell.tsx';

export function Toasts() {
  const { store } = useShell();
  const notifications = useClientState((state) => state.notifications);
  const toasts = notifications.map(({ message, ...rest }) => ({ ...rest, text: message }));
  return <ToastViewport toasts={toasts} onDismiss={store.removeNotification} />;
}
