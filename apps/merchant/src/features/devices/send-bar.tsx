import type { Device, Transaction } from '@tillbook/contract';
import { Banner, Button } from '@tillbook/ui';
import { useChargeControl } from '@tillbook/web-shell';
import { useEffect, useRef } from 'react';
import { outcome, sendBar } from './terminal-form.css.ts';
import { TerminalOutcome } from './terminal-outcome.tsx';
import { WaitingForCard } from './waiting-for-card.tsx';

export type SendBarProps = {
  readonly device: Device | undefined;
  readonly fault: string | undefined;
  readonly sending: {
    readonly isPending: boolean;
    readonly data: Transaction | undefined;
    readonly error: Error | null;
  };
  readonly onClear: () => void;
  readonly onStopWaiting: () => void;
};

/** The buttons, with what became of the payment above them. On a phone they are in view, and so is the outcome. */
export function SendBar({ device, fault, sending, onClear, onStopWaiting }: SendBarProps) {
  const charging = useChargeControl();
  const bar = useRef<HTMLDivElement>(null);
  const { isPending, data, error } = sending;
  const hasOutcome = fault !== undefined || (!isPending && (data !== undefined || error !== null));
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
        {isPending && device && <WaitingForCard device={device} onStopWaiting={onStopWaiting} />}
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
