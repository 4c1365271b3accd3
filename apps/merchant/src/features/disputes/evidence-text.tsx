import { maximumEvidenceLength, type DisputeEvidenceField } from '@tillbook/contract';
import { Field, TextArea, TextInput } from '@tillbook/ui';
import { usePermissionControl } from '@tillbook/web-shell';
import { textOf } from './evidence-draft.ts';
import { textSuggested } from './messages.ts';
import type { EvidenceDraft } from './use-evidence-draft.ts';

export type EvidenceTextProps = {
  readonly asked: DisputeEvidenceField;
  readonly draft: EvidenceDraft;
  readonly error: string | undefined;
  readonly onEdit: (field: string, text: string) => void;
};

export function EvidenceText({ asked, draft, error, onEdit }: EvidenceTextProps) {
  const permission = usePermissionControl('dispute_answer');
  const { field, label, hint, required, multiline } = asked;
  const control = {
    name: field,
    maxLength: maximumEvidenceLength,
    readOnly: permission.disabled === true,
    value: textOf(asked, draft.texts),
    onValueChange: (text: string) => onEdit(field, text),
  };
  return (
    <Field
      label={label}
      required={required}
      labelEnd={required ? undefined : 'Optional'}
      help={draft.isSuggested(field) ? textSuggested : hint}
      error={error}
    >
      {multiline ? <TextArea {...control} grows /> : <TextInput {...control} />}
    </Field>
  );
}
