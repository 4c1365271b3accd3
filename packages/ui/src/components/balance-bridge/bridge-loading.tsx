import { Skeleton } from '../skeleton/skeleton.tsx';
import {
  bridge,
  bridgeAmount,
  bridgeEnd,
  bridgeItem,
  bridgeLabel,
  bridgeRow,
  bridgeTrack,
} from './balance-bridge.css.ts';

type BridgeLoadingProps = { readonly label: string; readonly lineCount: number };

/** Reserves the height of a bridge: its two ends, the lines between them, and the difference. */
export function BridgeLoading({ label, lineCount }: BridgeLoadingProps) {
  const kinds = [
    'end',
    ...Array.from({ length: lineCount }, () => 'line' as const),
    'closing',
    'difference',
  ] as const;
  return (
    <ul className={bridge} aria-label={label} aria-busy="true">
      {kinds.map((kind, index) => (
        <li key={`${kind} ${String(index)}`} className={bridgeItem} aria-hidden="true">
          <div className={bridgeRow[kind]}>
            <span className={kind === 'line' ? bridgeLabel : bridgeEnd}>
              <Skeleton width={96} />
            </span>
            {kind !== 'difference' && <span className={bridgeTrack} />}
            <span className={bridgeAmount}>
              <Skeleton width={64} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
