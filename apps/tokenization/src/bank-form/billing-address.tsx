import { usStates } from '@tillbook/domain';
import { Field, Heading, Select, TextInput } from '@tillbook/ui';
import { useId } from 'react';
import { fieldPair, formSection } from '../frame/framed-form.css.ts';
import type { FieldErrors } from '../frame/reading.ts';

const stateOptions = usStates.map(({ code, name }) => ({ value: code, label: name }));

export function BillingAddress({ errors }: { readonly errors: FieldErrors }) {
  const headingId = useId();
  return (
    <fieldset className={formSection} aria-labelledby={headingId}>
      <Heading id={headingId}>Billing address</Heading>
      <Field label="Address line 1" required error={errors.get('billingAddress.addressLine1')}>
        <TextInput name="billingAddress.addressLine1" autoComplete="billing address-line1" maxLength={120} />
      </Field>
      <Field label="Address line 2" labelEnd="Optional" error={errors.get('billingAddress.addressLine2')}>
        <TextInput name="billingAddress.addressLine2" autoComplete="billing address-line2" maxLength={120} />
      </Field>
      <Field label="City" required error={errors.get('billingAddress.city')}>
        <TextInput name="billingAddress.city" autoComplete="billing address-level2" maxLength={80} />
      </Field>
      <div className={fieldPair}>
        <Field label="State" required error={errors.get('billingAddress.state')}>
          <Select
            name="billingAddress.state"
            autoComplete="billing address-level1"
            options={stateOptions}
            placeholder="Choose a state"
          />
        </Field>
        <Field label="ZIP code" required error={errors.get('billingAddress.zipcode')}>
          <TextInput
            name="billingAddress.zipcode"
            autoComplete="billing postal-code"
            inputMode="numeric"
            spellCheck={false}
          />
        </Field>
      </div>
    </fieldset>
  );
}
