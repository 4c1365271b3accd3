import { type MoneyEntry } from '@tillbook/domain';
import { useState } from 'react';
import { useFormDraft, type FormDraft } from './form-draft.ts';

export type AmountDraft = {
  readonly typed: MoneyEntry | undefined;
  /**
   * The highest amount that the dialog allowed when it was opened; undefined if the limit was not known yet.
   */
  readonly limitCents: number | undefined;
};

/**
 * Stores the amount typed into a dialog, with `useFormDraft`. When the dialog opens again with another limit,
 * the amount is dropped, so that no one sends an amount that was meant for the earlier balance.
 *
 * @param subject the object of the amount, such as a payment's ID
 */
export const useAmountDraft = (
  form: FormDraft<AmountDraft>,
  limitCents: number | undefined,
  subject: string,
) => {
  const [openedLimitCents] = useState(limitCents);
  const [draft, setDraft, storeDraft] = useFormDraft(
    form,
    (): AmountDraft => ({ typed: undefined, limitCents }),
    subject,
  );
  const hasText = draft.typed !== undefined && draft.typed.text !== '';
  const isDropped = hasText && draft.limitCents !== openedLimitCents;
  return {
    typed: isDropped ? undefined : draft.typed,
    setTyped: (typed: MoneyEntry) => setDraft({ typed, limitCents: openedLimitCents }),
    isDropped,
    storeDraft,
  };
};

export const amountDropped = 'The limit has changed, so the amount you typed was removed. Enter it again.';
