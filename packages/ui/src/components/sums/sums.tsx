import type { ReactNode } from 'react';
import { doubleRule } from '../../css/double-rule.css.ts';
import { classNames } from '../../private/class-names.ts';
import { TextSlot } from '../../private/text-slot.tsx';
import { markValues } from '../../private/mark-values.tsx';
import { labelBox, sumCount, sumLabel, sumLine, sums, sumSwatch, sumValue } from './sums.css.ts';

/** Shows a column of numbers that adds up to a total. */
export function Sums({ children }: { readonly children: ReactNode }) {
  return <dl className={sums}>{children}</dl>;
}

export type SumLineProps = {
  readonly label: ReactNode;
  /** The number of amounts in the sum, shown in parentheses after the label. */
  readonly count?: number | undefined;
  /** The formatted number. */
  readonly children: ReactNode;
  /** A `total` is the last line and has the double rule; a `subtotal` has a hairline above it. */
  readonly kind?: 'part' | 'subtotal' | 'total';
  /** The color of the same part in a `ShareBar` above. */
  readonly swatch?: 'first' | 'second';
};

/** Shows one line of a `Sums`. */
export function SumLine({ label, count, children, kind = 'part', swatch }: SumLineProps) {
  return (
    <div className={sumLine[kind]}>
      <dt className={classNames(labelBox, sumLabel[kind])}>
        {swatch && <span className={sumSwatch[swatch]} />}
        {count === undefined ? (
          <TextSlot>{label}</TextSlot>
        ) : (
          <span>
            <TextSlot>{label}</TextSlot>
            <span> </span>
            <span className={sumCount}>{`(${count.toLocaleString('en-US')})`}</span>
          </span>
        )}
      </dt>
      <dd className={sumValue[kind]}>
        {kind === 'total' ? <span className={doubleRule}>{markValues(children)}</span> : markValues(children)}
      </dd>
    </div>
  );
}
