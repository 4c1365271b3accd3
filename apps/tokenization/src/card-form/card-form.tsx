import { cardBrand, formatCardNumber } from '@tillbook/domain';
import { Field, TextInput } from '@tillbook/ui';
import { useState } from 'react';
import { FramedForm } from '../frame/framed-form.tsx';
import { fieldPair } from '../frame/framed-form.css.ts';
import type { PageChannel } from '../frame/messages.ts';
import { groupWhileTyping, joinDigits } from '../typing/group-while-typing.ts';
import { BrandMark } from './brand-mark.tsx';
import { formatExpiry } from './expiry.ts';
import { readCard } from './read-card.ts';

const groupNumber = (input: HTMLInputElement) => groupWhileTyping(input, formatCardNumber);
const groupExpiration = (input: HTMLInputElement) => groupWhileTyping(input, formatExpiry);
const groupSecurityCode = (input: HTMLInputElement) => groupWhileTyping(input, joinDigits);

export function CardForm({ page }: { readonly page: PageChannel }) {
  const [brandName, setBrandName] = useState<string>();
  return (
    <FramedForm
      label="Card details"
      page={page}
      read={(texts) => readCard(texts, new Date())}
      onEdit={(texts) => setBrandName(cardBrand(texts('number'))?.name)}
    >
      {(errors) => (
        <>
          <Field label="Name on card" required error={errors.get('ownerName')}>
            <TextInput name="ownerName" autoComplete="cc-name" maxLength={120} spellCheck={false} />
          </Field>
          <Field
            label="Card number"
            required
            error={errors.get('number')}
            labelEnd={brandName && <BrandMark name={brandName} />}
          >
            <TextInput
              name="number"
              autoComplete="cc-number"
              inputMode="numeric"
              spellCheck={false}
              ref={groupNumber}
            />
          </Field>
          <div className={fieldPair}>
            <Field label="Expiration date" required error={errors.get('expiration')} labelEnd="MM / YY">
              <TextInput
                name="expiration"
                autoComplete="cc-exp"
                inputMode="numeric"
                spellCheck={false}
                ref={groupExpiration}
              />
            </Field>
            <Field label="Security code" required error={errors.get('securityCode')}>
              <TextInput
                name="securityCode"
                autoComplete="cc-csc"
                inputMode="numeric"
                spellCheck={false}
                ref={groupSecurityCode}
              />
            </Field>
          </div>
          <Field label="ZIP code" required error={errors.get('postalCode')}>
            <TextInput name="postalCode" autoComplete="postal-code" spellCheck={false} />
          </Field>
        </>
      )}
    </FramedForm>
  );
}
