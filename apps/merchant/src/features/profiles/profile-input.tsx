import { businessTypes, usStates } from '@tillbook/domain';
import { DateInput, Field, Select, TextInput } from '@tillbook/ui';
import { lazyComponent } from '@tillbook/web-shell';
import { businessTypeHint, maskedHelp } from './messages.ts';
import { country, type FieldKind, type ProfileField } from './profile-fields.ts';

const stateOptions = usStates.map(({ code, name }) => ({ value: code, label: name }));

// The list of categories is the largest part of the form, and few users change their category.
const CategoryInput = lazyComponent(async () => (await import('./category-input.lazy.tsx')).CategoryInput, {
  placeholder: CategoryPlaceholder,
});

export type ProfileInputProps = {
  readonly field: ProfileField<string>;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** The server's message about the value. */
  readonly error: string | undefined;
};

export function ProfileInput({ field, value, onValueChange, error }: ProfileInputProps) {
  return (
    <Field label={field.label} {...helpOf(field.kind, value)} {...(error !== undefined && { error })}>
      <Control name={field.name} kind={field.kind} value={value} onValueChange={onValueChange} />
    </Field>
  );
}

const helpOf = (kind: FieldKind, value: string): { help?: string } =>
  kind === 'masked' && value !== '' ? { help: maskedHelp } : {};

type ControlProps = {
  readonly name: string;
  readonly kind: FieldKind;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
};

function Control({ kind, ...rest }: ControlProps) {
  switch (kind) {
    case 'businessType':
      return <Select {...rest} options={businessTypes} placeholder={businessTypeHint} />;
    case 'state':
      return <Select {...rest} options={stateOptions} placeholder="Choose a state" />;
    case 'category':
      return <CategoryInput {...rest} />;
    case 'country':
      return <TextInput name={rest.name} value={country} readOnly />;
    case 'email':
      return <TextInput {...rest} type="email" />;
    case 'phone':
      return <TextInput {...rest} type="tel" />;
    case 'website':
      return <TextInput {...rest} type="url" />;
    case 'date':
      return <DateInput {...rest} />;
    case 'text':
    case 'masked':
      return <TextInput {...rest} />;
  }
}

function CategoryPlaceholder({ name, value }: Omit<ControlProps, 'kind'>) {
  return <TextInput name={name} value={value} readOnly />;
}
