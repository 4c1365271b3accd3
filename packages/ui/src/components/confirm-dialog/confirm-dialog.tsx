import type { ReactNode } from 'react';
import { TextSlot } from '../../private/text-slot.tsx';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';

export type ConfirmDialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The question: "Accept the dispute?". */
  readonly title: string;
  /** The consequences, in a sentence or two. */
  readonly description: ReactNode;
  /** The details: an amount as `DescriptionList`, or a `Checkbox` for consent. */
  readonly children?: ReactNode;
  /** The action, as a verb: "Accept". Never "OK". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** Use `critical` for irreversible actions. Defaults to `accent`. */
  readonly tone?: 'accent' | 'critical';
  /** False until the required consent is given. Defaults to true. */
  readonly canConfirm?: boolean;
  /** True while the action is in progress: the dialog stays open and both buttons do nothing. */
  readonly busy?: boolean;
  /** The error, if the action failed. */
  readonly error?: string | undefined;
  /** Called when the user confirms. */
  readonly onConfirm: () => void;
};

/** Asks for confirmation of an important action. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'accent',
  canConfirm = true,
  busy = false,
  error,
  onConfirm,
}: ConfirmDialogProps) {
  // Ignores closing while the action is in progress, because closing could not cancel the action.
  const change = (next: boolean) => {
    if (!busy) onOpenChange(next);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={title}
      description={description}
      footer={
        <>
          <Button disabled={busy} onClick={() => change(false)}>
            {cancelLabel}
          </Button>
          <Button
            variant={tone === 'critical' ? 'critical' : 'primary'}
            busy={busy}
            disabled={!canConfirm}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {error && (
        <Banner tone="critical" announce>
          {error}
        </Banner>
      )}
      <TextSlot>{children}</TextSlot>
    </Dialog>
  );
}
