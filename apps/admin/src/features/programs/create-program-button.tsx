import type { Program } from '@tillbook/contract';
import { Button, PlusIcon, type ButtonVariant } from '@tillbook/ui';
import { lazyModule, useLazyDialog } from '@tillbook/web-shell';

const createProgramDialog = lazyModule(
  async () => (await import('./create-program-dialog.tsx')).CreateProgramDialog,
);

export type CreateProgramButtonProps = {
  readonly variant?: ButtonVariant;
  readonly onCreated?: (program: Program) => void;
};

export function CreateProgramButton({ variant, onCreated }: CreateProgramButtonProps) {
  const { Dialog: CreateProgramDialog, trigger, close } = useLazyDialog(createProgramDialog);
  return (
    <>
      <Button variant={variant} icon={<PlusIcon />} aria-haspopup="dialog" {...trigger}>
        Create program
      </Button>
      {CreateProgramDialog && <CreateProgramDialog onCreated={onCreated} onClose={close} />}
    </>
  );
}
