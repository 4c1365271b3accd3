import { SegmentedControl, SidePanel, Stack, Text } from '@tillbook/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { BalanceChanges } from '../../../features/accounts/balance-changes.tsx';
import { balanceChangesNote, whyChanged } from '../../../features/accounts/messages.ts';
import { ChangeEntries } from '../../../features/ledger/change-entries.tsx';
import { panelContent, sinceChoice } from './-balance-changes.css.ts';
import { MomentFields } from './-moment-fields.tsx';
import { SinceLastPayout } from './-since-last-payout.tsx';
import { sinceOptions, sinceThisMonth, sinceToday, type Since, type SinceOption } from './-since.ts';

export type BalanceChangesPanelProps = { readonly accountId: string; readonly onClose: () => void };

/** Explains changes in the available balance since a moment, down to the entries. */
export function BalanceChangesPanel({ accountId, onClose }: BalanceChangesPanelProps) {
  const [option, setOption] = useState<SinceOption>('today');
  const [now] = useState(() => new Date());
  const bridge = (moment: Since | undefined) => (
    <BalanceChanges
      accountId={accountId}
      from={moment?.from}
      openingLabel={moment?.label ?? ''}
      renderEntries={(change, entryCount) =>
        moment && (
          <ChangeEntries
            key={moment.from}
            accountId={accountId}
            change={change}
            entryCount={entryCount}
            from={moment.from}
          />
        )
      }
    />
  );
  return (
    <SidePanel open onClose={onClose} title={whyChanged}>
      <Focused>
        <Stack space={16}>
          <div className={sinceChoice}>
            <SegmentedControl label="Since" options={sinceOptions} value={option} onValueChange={setOption} />
          </div>
          {option === 'today' && bridge(sinceToday(now))}
          {option === 'payout' && <SinceLastPayout accountId={accountId}>{bridge}</SinceLastPayout>}
          {option === 'month' && bridge(sinceThisMonth(now))}
          {option === 'moment' && <MomentFields now={now}>{bridge}</MomentFields>}
          <Text size="caption" tone="muted">
            {balanceChangesNote}
          </Text>
        </Stack>
      </Focused>
    </SidePanel>
  );
}

/** Moves the focus into the panel, which opens next to the page without taking the focus. */
function Focused({ children }: { readonly children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => content.current?.focus(), []);
  return (
    <div ref={content} tabIndex={-1} className={panelContent}>
      {children}
    </div>
  );
}
