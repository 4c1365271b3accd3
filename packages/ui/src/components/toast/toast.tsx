import * as Radix from 'radix-ui/toast';
import { markValues } from '../../private/mark-values.tsx';
import { statusIconTone } from '../status-icon/status-icon.css.ts';
import { CheckCircleIcon } from '../icon/icons/check-circle.tsx';
import { CloseIcon } from '../icon/icons/close.tsx';
import { InfoIcon } from '../icon/icons/info.tsx';
import { WarningIcon } from '../icon/icons/warning.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { toast, toastContent, toastText, toastViewport } from './toast.css.ts';

export type ToastItem = {
  readonly id: string;
  readonly text: string;
  /** An error (`critical`) stays until it is dismissed; other toasts disappear after five seconds. */
  readonly tone: 'positive' | 'info' | 'critical';
  /** A link to the subject of the toast. */
  readonly link?: { readonly label: string; readonly href: string } | undefined;
};

const icons = { positive: CheckCircleIcon, info: InfoIcon, critical: WarningIcon } as const;
const displayMs = 5000;

export type ToastViewportProps = {
  /** The visible toasts, the newest last. */
  readonly toasts: readonly ToastItem[];
  /** Called with the id of a toast that has expired or was dismissed. */
  readonly onDismiss: (id: string) => void;
};

/**
 * Shows the application's toasts. Render it once per page, even without toasts; F8 moves the focus into it.
 */
export function ToastViewport({ toasts, onDismiss }: ToastViewportProps) {
  return (
    <Radix.Provider duration={displayMs} swipeDirection="down">
      {toasts.map((item) => (
        <Toast key={item.id} item={item} onDismiss={onDismiss} />
      ))}
      {/* Announces the toast itself: Radix would announce a copy of the text, which would be in the page twice. */}
      <div role="status" aria-atomic="false">
        <Radix.Viewport className={toastViewport} />
      </div>
    </Radix.Provider>
  );
}

function Toast({ item, onDismiss }: { readonly item: ToastItem; readonly onDismiss: (id: string) => void }) {
  const { id, text, tone, link } = item;
  const stays = tone === 'critical';
  const Sign = icons[tone];
  return (
    <Radix.Root
      className={toast}
      // Announces an error immediately, any other toast when the screen reader pauses.
      type={stays ? 'foreground' : 'background'}
      {...(stays && { duration: Infinity })}
      // Allows copying the text, and dismissing the toast while a dialog blocks the pointer on the rest of
      // the page.
      style={{ userSelect: 'text', pointerEvents: 'auto' }}
      open
      onOpenChange={() => onDismiss(id)}
    >
      <span className={statusIconTone[tone]}>
        <Sign />
      </span>
      <span className={toastContent} data-radix-toast-announce-exclude="">
        <Radix.Title className={toastText}>{markValues(text)}</Radix.Title>
        {link && <TextLink href={link.href}>{link.label}</TextLink>}
      </span>
      <Radix.Close asChild>
        <IconButton label="Dismiss" variant="ghost" size="small" icon={<CloseIcon />} />
      </Radix.Close>
    </Radix.Root>
  );
}
