import * as Radix from 'radix-ui/accordion';
import type { ReactNode } from 'react';
import { markValues } from '../../private/mark-values.tsx';
import { ChevronRightIcon } from '../icon/icons/chevron-right.tsx';
import {
  bridgeAmount,
  bridgeBar,
  bridgeButton,
  bridgeChevron,
  bridgeCount,
  bridgeEntries,
  bridgeHeading,
  bridgeItem,
  bridgeLabel,
  bridgeRow,
  bridgeTrack,
  bridgeZero,
} from './balance-bridge.css.ts';
import type { BridgeBar, BridgeLine } from './bridge-steps.ts';

type BridgeLineItemProps = {
  readonly line: BridgeLine;
  readonly bar: BridgeBar | undefined;
  readonly zero: number;
  readonly formatValue: (value: number) => string;
  readonly renderEntries: ((id: string) => ReactNode) | undefined;
};

/** Adds a plus sign; formatted negative amounts already have a minus sign. */
const signed = (value: number, text: string): string => (value > 0 ? `+${text}` : text);

/** Shows one line of a bridge. The line can be opened if its entries can be rendered. */
export function BridgeLineItem({ line, bar, zero, formatValue, renderEntries }: BridgeLineItemProps) {
  const words = (
    <span className={bridgeLabel}>
      <span>{markValues(line.label)}</span>{' '}
      <span className={bridgeCount}>{`(${line.count.toLocaleString('en-US')})`}</span>
    </span>
  );
  const figures = (
    <>
      <span className={bridgeTrack} aria-hidden="true">
        <span className={bridgeZero} style={{ left: `${String(zero)}%` }} />
        {bar !== undefined && line.value !== 0 && (
          <span
            className={bridgeBar[line.value > 0 ? 'plus' : 'minus']}
            style={{ left: `${String(bar.start)}%`, width: `${String(bar.width)}%` }}
          />
        )}
      </span>
      <span className={bridgeAmount} translate="no">
        {signed(line.value, formatValue(line.value))}
      </span>
    </>
  );
  if (!renderEntries) {
    return (
      <li className={bridgeItem}>
        <div className={bridgeRow.line}>
          {words}
          {figures}
        </div>
      </li>
    );
  }
  return (
    <Radix.Item asChild value={line.id}>
      <li className={bridgeItem}>
        <div className={bridgeRow.expandable}>
          <Radix.Header className={bridgeHeading}>
            <Radix.Trigger className={bridgeButton}>
              <span className={bridgeChevron}>
                <ChevronRightIcon />
              </span>
              {words}
            </Radix.Trigger>
          </Radix.Header>
          {figures}
        </div>
        <Radix.Content className={bridgeEntries}>
          <Entries lineId={line.id} renderEntries={renderEntries} />
        </Radix.Content>
      </li>
    </Radix.Item>
  );
}

type EntriesProps = { readonly lineId: string; readonly renderEntries: (id: string) => ReactNode };

/** Calls `renderEntries` in a separate component, so that it runs only while the line is open. */
function Entries({ lineId, renderEntries }: EntriesProps) {
  return renderEntries(lineId);
}
