import type { ReactNode } from 'react';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';

export type ConfirmDialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The question: "Accept the dispute?". */
  readonly title: string;
  /** What happens then, in a sentence or two. */
  readonly description: ReactNode;
  /** What it is about: an amount as `DescriptionList`, a `Checkbox` that has to be agreed to. */
  readonly children?: ReactNode;
  /** What will be done, as a verb: "Accept". Never "OK". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** `critical` for what cannot be undone. */
  readonly tone?: 'accent' | 'critical';
  /** False until what has to be agreed to is. */
  readonly canConfirm?: boolean;
  /** It is being done: the dialog stays open and neither button does anything. */
  readonly busy?: boolean;
  /** Why it could not be done. */
  readonly error?: string | undefined;
  readonly onConfirm: () => void;
};

/** Asks once more before something is done that matters. */
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
  // What is under way cannot be called back by closing the question.
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
      {children}
    </Dialog>
  );
}
