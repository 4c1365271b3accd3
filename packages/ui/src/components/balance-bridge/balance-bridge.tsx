import * as Radix from 'radix-ui/accordion';
import type { ReactNode } from 'react';
import { markValues } from '../../private/mark-values.tsx';
import { doubleRule } from '../../css/double-rule.css.ts';
import { CheckIcon } from '../icon/icons/check.tsx';
import { WarningIcon } from '../icon/icons/warning.tsx';
import {
  bridge as bridgeStyle,
  bridgeBar,
  bridgeDifference,
  bridgeDifferenceLabel,
  bridgeEnd,
  bridgeItem,
  bridgeRow,
  bridgeTotal,
  bridgeTrack,
  bridgeZero,
} from './balance-bridge.css.ts';
import { BridgeLineItem } from './bridge-line-item.tsx';
import { BridgeLoading } from './bridge-loading.tsx';
import { bridgeOf, type BridgeBar, type BridgeLine } from './bridge-steps.ts';

/** One of the two balances that a bridge spans. */
export type BridgeEnd = { readonly label: string; readonly value: number };

export type BalanceBridgeProps = {
  /** The accessible name of the list. */
  readonly label: string;
  /** The balance at the start: a label and an amount. */
  readonly opening: BridgeEnd;
  /** The changes from top to bottom; each bar begins at the end of the previous bar. */
  readonly lines: readonly BridgeLine[];
  /**
   * The balance at the end. Below it, the difference that the lines leave unexplained is shown, even if it is
   * zero.
   */
  readonly closing: BridgeEnd;
  /** Formats an amount in the smallest unit, such as cents: "-$1.71". */
  readonly formatValue: (value: number) => string;
  /** Renders the entries of a line. Called when the line is opened, so that they load on demand. */
  readonly renderEntries?: (id: string) => ReactNode;
  /** The label of the line for the unexplained difference. Defaults to "Difference". */
  readonly differenceLabel?: string;
  /** `loading` reserves the height of `loadingLines` lines between the two ends. */
  readonly state?: 'ready' | 'loading';
  /** The number of lines to expect while loading. Defaults to 5. */
  readonly loadingLines?: number;
};

/**
 * Explains the change in a balance: increases and decreases as bars on one scale, and the unexplained
 * difference.
 */
export function BalanceBridge({
  label,
  opening,
  lines,
  closing,
  formatValue,
  renderEntries,
  differenceLabel = 'Difference',
  state = 'ready',
  loadingLines = 5,
}: BalanceBridgeProps) {
  if (state === 'loading') return <BridgeLoading label={label} lineCount={loadingLines} />;
  const bridge = bridgeOf(opening.value, lines, closing.value);
  return (
    <Radix.Root asChild type="multiple">
      <ul className={bridgeStyle} aria-label={label}>
        <li className={bridgeItem}>
          <div className={bridgeRow.end}>
            <span className={bridgeEnd}>{markValues(opening.label)}</span>
            <EndBar bar={bridge.opening} zero={bridge.zero} />
            <span className={bridgeTotal} translate="no">
              {formatValue(opening.value)}
            </span>
          </div>
        </li>
        {lines.map((line, index) => (
          <BridgeLineItem
            key={line.id}
            line={line}
            bar={bridge.lines[index]}
            zero={bridge.zero}
            formatValue={formatValue}
            renderEntries={line.count > 0 ? renderEntries : undefined}
          />
        ))}
        <li className={bridgeItem}>
          <div className={bridgeRow.closing}>
            <span className={bridgeEnd}>{markValues(closing.label)}</span>
            <EndBar bar={bridge.closing} zero={bridge.zero} />
            <span className={bridgeTotal} translate="no">
              <span className={doubleRule}>{formatValue(closing.value)}</span>
            </span>
          </div>
        </li>
        <li className={bridgeItem}>
          <div className={bridgeRow.difference}>
            <span className={bridgeDifferenceLabel}>{markValues(differenceLabel)}</span>
            <Difference value={bridge.difference} formatValue={formatValue} />
          </div>
        </li>
      </ul>
    </Radix.Root>
  );
}

function EndBar({ bar, zero }: { readonly bar: BridgeBar; readonly zero: number }) {
  return (
    <span className={bridgeTrack} aria-hidden="true">
      <span className={bridgeZero} style={{ left: `${String(zero)}%` }} />
      {bar.width > 0 && (
        <span
          className={bridgeBar.end}
          style={{ left: `${String(bar.start)}%`, width: `${String(bar.width)}%` }}
        />
      )}
    </span>
  );
}

function Difference({
  value,
  formatValue,
}: {
  readonly value: number;
  readonly formatValue: (value: number) => string;
}) {
  return (
    <span className={bridgeDifference[value === 0 ? 'none' : 'some']}>
      {value === 0 ? <CheckIcon /> : <WarningIcon />}
      <span translate="no">{formatValue(value)}</span>
    </span>
  );
}
