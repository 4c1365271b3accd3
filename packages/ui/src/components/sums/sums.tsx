import type { ReactNode } from 'react';
import { doubleRule } from '../../css/double-rule.css.ts';
import { classNames } from '../../private/class-names.ts';
import { labelBox, sumLabel, sumLine, sums, sumSwatch, sumValue } from './sums.css.ts';

/** A column of figures that adds up. */
export function Sums({ children }: { readonly children: ReactNode }) {
  return <dl className={sums}>{children}</dl>;
}

export type SumLineProps = {
  readonly label: ReactNode;
  /** The figure, already formatted. */
  readonly children: ReactNode;
  /** A `total` is the last line and has the double rule; a `subtotal` has a hairline above it. */
  readonly kind?: 'part' | 'subtotal' | 'total';
  /** The colour of the same part in a `ShareBar` above. */
  readonly swatch?: 'first' | 'second';
};

/** One line of the column. */
export function SumLine({ label, children, kind = 'part', swatch }: SumLineProps) {
  return (
    <div className={sumLine[kind]}>
      <dt className={classNames(labelBox, sumLabel[kind])}>
        {swatch && <span className={sumSwatch[swatch]} />}
        {label}
      </dt>
      <dd className={sumValue[kind]}>
        {kind === 'total' ? <span className={doubleRule}>{children}</span> : children}
      </dd>
    </div>
  );
}
