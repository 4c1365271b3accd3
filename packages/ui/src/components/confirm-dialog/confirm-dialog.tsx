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
  /** What will happen, in a sentence or two. */
  readonly description: ReactNode;
  /** The details: an amount as `DescriptionList`, or a `Checkbox` for consent. */
  readonly children?: ReactNode;
  /** The action, as a verb: "Accept". Never "OK". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** `critical` for irreversible actions. */
  readonly tone?: 'accent' | 'critical';
  /** False until the required consent is given. */
  readonly canConfirm?: boolean;
  /** The action is in progress: the dialog stays open and both buttons do nothing. */
  readonly busy?: boolean;
  /** Why the action failed. */
  readonly error?: string | undefined;
  /** Called when the action is confirmed. */
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
  // Closing the dialog cannot cancel an action in progress.
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
