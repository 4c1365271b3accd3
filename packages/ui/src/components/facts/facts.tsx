import { createContext, useContext, type ReactNode } from 'react';
import { classNames } from '../../private/class-names.ts';
import { factAlign, factLabel, facts, factValueAlign, ruledFact, ruledFacts } from './facts.css.ts';

type Align = 'start' | 'end';
type Layout = { readonly align: Align; readonly ruled: boolean };
const LayoutContext = createContext<Layout>({ align: 'end', ruled: false });

export type FactsProps = {
  readonly children: ReactNode;
  /** Where the values stand: at the right edge of a narrow box, or beside their labels in a wide one. */
  readonly align?: Align;
  /** Rows with hairlines between them, straight in a card without a `CardBody`. Values stand beside their labels. */
  readonly ruled?: boolean;
};

/** Labels and their values, one pair a line. */
export function Facts({ children, align = 'end', ruled = false }: FactsProps) {
  return (
    <LayoutContext value={{ align: ruled ? 'start' : align, ruled }}>
      <dl className={classNames(facts, ruled && ruledFacts)}>{children}</dl>
    </LayoutContext>
  );
}

export type FactProps = { readonly label: string; readonly children: ReactNode };

/** One label with its value. */
export function Fact({ label, children }: FactProps) {
  const { align, ruled } = useContext(LayoutContext);
  return (
    <div className={classNames(factAlign[align], ruled && ruledFact)}>
      <dt className={factLabel}>{label}</dt>
      <dd className={factValueAlign[align]}>{children}</dd>
    </div>
  );
}
