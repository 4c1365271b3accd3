import type { EntrySet } from '@tillbook/contract';
import { Button, type ButtonSize } from '@tillbook/ui';
import { lazyModule, useLazyDialog } from '@tillbook/web-shell';

const reverseDialog = lazyModule(async () => (await import('./reverse-dialog.tsx')).ReverseDialog);

export type ReverseButtonProps = {
  readonly entrySet: EntrySet;
  readonly size: ButtonSize;
  readonly disabled: boolean;
  readonly 'aria-describedby'?: string;
};

export function ReverseButton({ entrySet, ...button }: ReverseButtonProps) {
  const { Dialog: ReverseDialog, trigger, close } = useLazyDialog(reverseDialog);
  return (
    <>
      <Button {...button} aria-haspopup="dialog" {...trigger}>
        Reverse
      </Button>
      {ReverseDialog && <ReverseDialog entrySet={entrySet} onClose={close} />}
    </>
  );
}
