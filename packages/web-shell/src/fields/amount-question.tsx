import { doubtfulCents, formatCents, type MoneyEntry } from '@tillbook/domain';
import { Banner } from '@tillbook/ui';
import { useEffect, useState } from 'react';

export type AskedAmount = {
  /** The amount in question; undefined while there is no question. */
  readonly askedCents: number | undefined;
  /** Changes the entry after an edit, and asks again, since an earlier confirmation was about another text. */
  readonly edit: (entry: MoneyEntry) => void;
  /** Returns true and shows the question if the form must not send the amount yet. */
  readonly mustAsk: () => boolean;
};

/**
 * Asks before a form sends an amount whose typed text could mean another amount. The next press sends it; an
 * edit, and each further submission, asks again.
 *
 * @param onEdit receives the edits of the field, which go through `edit`
 * @example
 * const question = useAmountQuestion(entry, setEntry);
 * const confirm = () => {
 *   if (!question.mustAsk()) refunding.submit({ transactionId, amount: parseMoneyInput(entry.text) });
 * };
 */
export const useAmountQuestion = (entry: MoneyEntry, onEdit: (entry: MoneyEntry) => void): AskedAmount => {
  const [hasAsked, setHasAsked] = useState(false);
  const doubt = doubtfulCents(entry);
  const isAsked = doubt !== undefined && hasAsked;
  useEffect(() => (isAsked ? ignoreRepeatedPresses() : undefined), [isAsked]);
  return {
    askedCents: isAsked ? doubt : undefined,
    edit: (edited) => {
      setHasAsked(false);
      onEdit(edited);
    },
    mustAsk: () => {
      const mustAsk = doubt !== undefined && !isAsked;
      setHasAsked(mustAsk);
      return mustAsk;
    },
  };
};

/** Ignores the second click of a double click and a held Enter key, which confirm nothing. */
const ignoreRepeated = (event: MouseEvent | KeyboardEvent): void => {
  const isRepeated =
    event instanceof KeyboardEvent ? event.repeat && event.key === 'Enter' : event.detail > 1;
  if (isRepeated) event.preventDefault();
};

const ignoreRepeatedPresses = (): (() => void) => {
  document.addEventListener('click', ignoreRepeated, true);
  document.addEventListener('keydown', ignoreRepeated, true);
  return () => {
    document.removeEventListener('click', ignoreRepeated, true);
    document.removeEventListener('keydown', ignoreRepeated, true);
  };
};

export type AmountQuestionProps = {
  readonly question: AskedAmount;
  readonly button: string;
};

export function AmountQuestion({ question: { askedCents }, button }: AmountQuestionProps) {
  if (askedCents === undefined) return null;
  return (
    <Banner
      tone="caution"
      announce
      title={`Is ${formatCents(askedCents)} the right amount?`}
    >{`The amount you typed can be read in more than one way. Correct it, or press ${button} again.`}</Banner>
  );
}
