import type { Transaction } from '@tillbook/contract';
import { failureAdvice } from '@tillbook/domain';
import { Banner, LinkButton } from '@tillbook/ui';
import type { ReactNode } from 'react';
import { nothingToRefund, tryAnotherBankAccount, tryAnotherCard } from './messages.ts';
import { refundNoteId } from './refundable.ts';

export type FailureBannerProps = { readonly transaction: Transaction };

/** Shows why a transaction failed, advice if there is any, and a link to try a payment again. */
export function FailureBanner({ transaction }: FailureBannerProps) {
  const { type, failureMessage } = transaction;
  const isPayment = type === 'pull';
  const advice = failureAdvice(transaction) ?? (isPayment ? nothingToRefund : undefined);
  const reason = failureMessage ?? advice;
  if (reason === undefined) return null;
  const isTitled = advice !== undefined && advice !== reason;
  return (
    <div id={refundNoteId}>
      <Banner
        tone="critical"
        {...(isTitled && { title: reason })}
        {...(isPayment && { action: tryAgain(transaction) })}
      >
        {isTitled ? advice : reason}
      </Banner>
    </div>
  );
}

/** Links an in-person payment to the virtual terminal and other payments to a new instrument. */
const tryAgain = ({ channel, method, failureCode }: Transaction): ReactNode => {
  if (failureCode === 'terminal_offline') return <LinkButton href="/virtual-terminal">Try again</LinkButton>;
  if (channel === 'in_person') {
    return <LinkButton href="/virtual-terminal">{tryAnotherCard}</LinkButton>;
  }
  return (
    <LinkButton href="/payment-instruments/create">
      {method === 'ach' ? tryAnotherBankAccount : tryAnotherCard}
    </LinkButton>
  );
};
