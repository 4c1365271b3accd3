import type { Device, Transaction } from '@tillbook/contract';
import { Banner, Button } from '@tillbook/ui';
import {
  AmountQuestion,
  AttemptNotice,
  type AskedAmount,
  type AttemptNoticeProps,
  useChargeControl,
} from '@tillbook/web-shell';
import { useEffect, useRef } from 'react';
import { outcome, sendBar } from './terminal-form.css.ts';
import { TerminalOutcome } from './terminal-outcome.tsx';
import { transactionAddress } from '../../transaction-address.ts';
import { WaitingForCard } from './waiting-for-card.tsx';

export type SendBarProps = {
  readonly device: Device | undefined;
  readonly fault: string | undefined;
  readonly question: AskedAmount;
  readonly sending: AttemptNoticeProps['attempt'] & {
    readonly isPending: boolean;
    readonly data: Transaction | undefined;
    readonly error: Error | null;
  };
  readonly onClear: () => void;
  readonly onStopWaiting: () => void;
};

/** Shows the buttons, with the outcome of the payment above them, and scrolls to a new outcome. */
export function SendBar({ device, fault, question, sending, onClear, onStopWaiting }: SendBarProps) {
  const charging = useChargeControl();
  const bar = useRef<HTMLDivElement>(null);
  const { isPending, data, error } = sending;
  const isKnown = data !== undefined || error !== null || sending.unresolved !== undefined;
  const hasOutcome = fault !== undefined || question.askedCents !== undefined || (!isPending && isKnown);
  useEffect(() => {
    if (hasOutcome) bar.current?.scrollIntoView({ block: 'nearest' });
  }, [hasOutcome]);

  return (
    <div ref={bar} className={hasOutcome ? sendBar.inPlace : sendBar.sticky}>
      <div className={outcome}>
        {fault !== undefined && (
          <Banner tone="critical" announce>
            {fault}
          </Banner>
        )}
        {!isPending && <AmountQuestion question={question} button="Send to terminal" />}
        {isPending && device && <WaitingForCard device={device} onStopWaiting={onStopWaiting} />}
        {!isPending && <AttemptNotice attempt={sending} noun="payment" hrefOf={transactionAddress} />}
        {!isPending && <TerminalOutcome response={data} error={error} />}
      </div>
      <Button type="submit" variant="primary" size="large" busy={isPending} {...charging}>
        {isPending ? 'Sending...' : 'Send to terminal'}
      </Button>
      <Button size="large" onClick={onClear} disabled={isPending}>
        Clear
      </Button>
    </div>
  );
}
