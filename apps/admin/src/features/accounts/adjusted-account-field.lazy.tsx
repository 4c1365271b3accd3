import { Banner, Button, Combobox, Field } from '@tillbook/ui';
import { useEffect, useRef } from 'react';
import { accountSearchHint, accountsFailed } from './messages.ts';
import type { useAccountChoice } from './use-account-choice.ts';

export type AdjustedAccountFieldProps = {
  readonly accountId: string;
  readonly choice: ReturnType<typeof useAccountChoice>;
  readonly error: string | undefined;
  readonly onAccountId: (accountId: string) => void;
};

export function AdjustedAccountField({ accountId, choice, error, onAccountId }: AdjustedAccountFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  // Focuses the field unless the user is already in another field of the form.
  useEffect(() => {
    if (!field.current?.form?.contains(document.activeElement)) field.current?.focus();
  }, []);

  return (
    <>
      {choice.error && (
        <Banner
          tone="critical"
          announce
          action={
            <Button size="small" busy={choice.isFetching} onClick={choice.retry}>
              Try again
            </Button>
          }
        >
          {accountsFailed}
        </Banner>
      )}
      <Field label="Account" error={error}>
        <Combobox
          ref={field}
          options={choice.accounts.map(({ accountId: id, name }) => ({
            value: id,
            label: name,
            identifier: id,
          }))}
          value={accountId}
          onValueChange={onAccountId}
          onTextChange={choice.search}
          placeholder={accountSearchHint}
          noMatchText="No accounts found"
        />
      </Field>
    </>
  );
}
