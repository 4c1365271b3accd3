import { bankAccountTypeLabel } from '@tillbook/domain';
import { Field, Select, TextInput } from '@tillbook/ui';
import { FramedForm } from '../frame/framed-form.tsx';
import type { PageChannel } from '../frame/messages.ts';
import { groupWhileTyping, joinDigits } from '../typing/group-while-typing.ts';
import { accountTypes } from './account-types.ts';
import { BillingAddress } from './billing-address.tsx';
import { readBankAccount } from './read-bank-account.ts';

const accountTypeOptions = accountTypes.map((value) => ({ value, label: bankAccountTypeLabel(value) }));

const joinWhileTyping = (input: HTMLInputElement) => groupWhileTyping(input, joinDigits);

export type BankFormProps = {
  readonly page: PageChannel;
  /** True for payout instruments. */
  readonly asksBillingAddress: boolean;
};

export function BankForm({ page, asksBillingAddress }: BankFormProps) {
  return (
    <FramedForm
      label="Bank account details"
      page={page}
      // Raises the form, because the page asks for an address only in a dialog.
      isRaised={asksBillingAddress}
      read={(texts) => readBankAccount(texts, asksBillingAddress)}
    >
      {(errors) => (
        <>
          <Field label="Account holder name" required error={errors.get('ownerName')}>
            <TextInput name="ownerName" autoComplete="name" maxLength={120} spellCheck={false} />
          </Field>
          <Field label="Account type" required error={errors.get('accountType')}>
            <Select
              name="accountType"
              autoComplete="off"
              options={accountTypeOptions}
              placeholder="Choose an account type"
            />
          </Field>
          <Field label="Routing number" required error={errors.get('routingNumber')}>
            <TextInput
              name="routingNumber"
              autoComplete="off"
              inputMode="numeric"
              spellCheck={false}
              ref={joinWhileTyping}
            />
          </Field>
          <Field label="Account number" required error={errors.get('accountNumber')}>
            <TextInput
              name="accountNumber"
              autoComplete="off"
              inputMode="numeric"
              spellCheck={false}
              ref={joinWhileTyping}
            />
          </Field>
          {asksBillingAddress && <BillingAddress errors={errors} />}
        </>
      )}
    </FramedForm>
  );
}
