import { createContext, useContext, type ReactNode } from 'react';
import { factAlign, factLabel, facts, factValueAlign } from './facts.css.ts';

type Align = 'start' | 'end';
const AlignContext = createContext<Align>('end');

export type FactsProps = {
  readonly children: ReactNode;
  /** Where the values stand: at the right edge of a narrow box, or beside their labels in a wide one. */
  readonly align?: Align;
};

/** Labels and their values, one pair a line. */
export function Facts({ children, align = 'end' }: FactsProps) {
  return (
    <AlignContext value={align}>
      <dl className={facts}>{children}</dl>
    </AlignContext>
  );
}

export type FactProps = { readonly label: string; readonly children: ReactNode };

/** One label with its value. */
export function Fact({ label, children }: FactProps) {
  const align = useContext(AlignContext);
  return (
    <div className={factAlign[align]}>
      <dt className={factLabel}>{label}</dt>
      <dd className={factValueAlign[align]}>{children}</dd>
    </div>
  );
}
