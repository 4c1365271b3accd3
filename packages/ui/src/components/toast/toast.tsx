import { useEffect, useEffectEvent } from 'react';
import { statusIconTone } from '../status-icon/status-icon.css.ts';
import { CheckCircleIcon } from '../icon/icons/check-circle.tsx';
import { CloseIcon } from '../icon/icons/close.tsx';
import { InfoIcon } from '../icon/icons/info.tsx';
import { WarningIcon } from '../icon/icons/warning.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { toast, toastText, toastViewport } from './toast.css.ts';

export type ToastItem = {
  readonly id: string;
  readonly text: string;
  /** A success goes by itself after five seconds; what went wrong stays until it is dismissed. */
  readonly tone: 'positive' | 'info' | 'critical';
};

const icons = { positive: CheckCircleIcon, info: InfoIcon, critical: WarningIcon } as const;
const displayMs = 5000;

export type ToastViewportProps = {
  readonly toasts: readonly ToastItem[];
  readonly onDismiss: (id: string) => void;
};

/** Where the application's short messages appear. It stands on the page once, also while there are none. */
export function ToastViewport({ toasts, onDismiss }: ToastViewportProps) {
  return (
    <div className={toastViewport} role="status">
      {toasts.map((item) => (
        <Toast key={item.id} item={item} onDismiss={onDismiss} />
      ))}
    </div>
  );
}

function Toast({ item, onDismiss }: { readonly item: ToastItem; readonly onDismiss: (id: string) => void }) {
  const stays = item.tone === 'critical';
  const dismiss = useEffectEvent(() => onDismiss(item.id));
  useEffect(() => {
    if (stays) return undefined;
    const timer = setTimeout(() => dismiss(), displayMs);
    return () => clearTimeout(timer);
  }, [stays]);
  const Sign = icons[item.tone];
  return (
    <div className={toast}>
      <span className={statusIconTone[item.tone]}>
        <Sign />
      </span>
      <span className={toastText}>{item.text}</span>
      <IconButton
        label="Dismiss"
        variant="ghost"
        size="small"
        icon={<CloseIcon />}
        onClick={() => onDismiss(item.id)}
      />
    </div>
  );
}
