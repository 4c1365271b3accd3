import { formatCents } from '@tillbook/domain';
import { Badge, Money, StatusIcon, Text, VisuallyHidden, WarningIcon } from '@tillbook/ui';
import { end, met, outcome, total, totals as totalsStyle } from './journal-lines.css.ts';
import type { JournalTotals as Totals } from './journal.ts';
import { draftUntilBalanced, mustBalance } from './messages.ts';

export type JournalTotalsProps = { readonly totals: Totals; readonly outcomeId: string };

export function JournalTotals({ totals, outcomeId }: JournalTotalsProps) {
  const { debitCents, creditCents, isBalanced } = totals;
  const figure = (cents: number) => (
    <span className={isBalanced ? met : undefined}>
      <Money>{formatCents(cents)}</Money>
    </span>
  );
  return (
    <div className={totalsStyle}>
      <output className={outcome} id={outcomeId}>
        <Outcome totals={totals} />
      </output>
      <div className={total}>
        <VisuallyHidden>Total debits</VisuallyHidden>
        {figure(debitCents)}
      </div>
      <div className={total}>
        <VisuallyHidden>Total credits</VisuallyHidden>
        {figure(creditCents)}
      </div>
      <div className={end} />
    </div>
  );
}

function Outcome({ totals: { debitCents, creditCents, isBalanced } }: Pick<JournalTotalsProps, 'totals'>) {
  if (isBalanced) return <StatusIcon tone="positive">In balance</StatusIcon>;
  const offByCents = Math.abs(debitCents - creditCents);
  if (offByCents === 0) return <span>{mustBalance}</span>;
  return (
    <>
      <Badge tone="critical" icon={<WarningIcon size="small" />}>
        Unbalanced
      </Badge>
      <Text as="span" size="small" tone="critical" weight="semibold">
        {`Off by ${formatCents(offByCents)}`}
      </Text>
      <Text as="span" size="small" tone="muted">
        {draftUntilBalanced}
      </Text>
    </>
  );
}
