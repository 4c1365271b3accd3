import type { ReactNode } from 'react';
import { Card, CardBody } from '../card/card.tsx';
import { Money } from '../money/money.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { SumLine, Sums } from '../sums/sums.tsx';

export type SumCardLine = {
  readonly id: string;
  readonly label: ReactNode;
  /** Signed and formatted: "-$1.71". */
  readonly amount: string;
};

export type SumCardProps = {
  readonly heading: string;
  /**
   * The level of the heading in the page’s outline; it doesn’t change the look.
   *
   * @default 2
   */
  readonly headingLevel?: 2 | 3;
  /** A short muted text at the right end of the head. */
  readonly caption?: ReactNode;
  /** The parts of the sum, in order. */
  readonly lines: readonly SumCardLine[];
  /** The total, above the double rule. */
  readonly total: { readonly label: string; readonly amount: string };
  /** `loading` reserves the height of the card, with bars for amounts and as many `lines` as expected. */
  readonly state?: 'ready' | 'loading';
};

/** Shows a sum in a card: its parts, and the total below them. */
export function SumCard({ lines, total, state = 'ready', ...head }: SumCardProps) {
  const figure = (amount: string) =>
    state === 'loading' ? <Skeleton width={64} /> : <Money>{amount}</Money>;
  return (
    <Card {...head}>
      <CardBody>
        <Sums>
          {lines.map(({ id, label, amount }) => (
            <SumLine key={id} label={label}>
              {figure(amount)}
            </SumLine>
          ))}
          <SumLine kind="total" label={total.label}>
            {figure(total.amount)}
          </SumLine>
        </Sums>
      </CardBody>
    </Card>
  );
}
