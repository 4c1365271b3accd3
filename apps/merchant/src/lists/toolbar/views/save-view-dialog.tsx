import { hasInvisibleCharacter, invisibleCharacterMessage } from '@tillbook/domain';
import { Button, Dialog, Field, TextInput } from '@tillbook/ui';
import { createFormDraft, useFormDraft } from '@tillbook/web-shell';
import { useState } from 'react';

const nameDraft = createFormDraft<string>();

export type SaveViewDialogProps = {
  /** Names of existing views, which cannot be reused. */
  readonly names: readonly string[];
  readonly name: string;
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
};

const nameError = (name: string, names: readonly string[]): string | undefined => {
  if (name === '') return 'Enter a name for the view.';
  if (hasInvisibleCharacter(name)) return invisibleCharacterMessage;
  const isTaken = names.some((taken) => taken.toLowerCase() === name.toLowerCase());
  return isTaken ? 'You already have a view with this name.' : undefined;
};

export function SaveViewDialog({ names, name: firstName, onSave, onClose }: SaveViewDialogProps) {
  const [typed, setTyped, storeDraft] = useFormDraft(nameDraft, () => firstName, firstName);
  const [isTried, setIsTried] = useState(false);
  const name = typed.trim();
  const error = nameError(name, names);
  const save = () => {
    setIsTried(true);
    if (error === undefined) onSave(name);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      onClickOutside={storeDraft}
      title="Save this view"
      description="Saves the current filters and sort order, just for you."
      onSubmit={save}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary">
            Save
          </Button>
        </>
      }
    >
      <Field label="Name" error={isTried ? error : undefined}>
        <TextInput autoComplete="off" maxLength={60} value={typed} onValueChange={setTyped} />
      </Field>
    </Dialog>
  );
}
