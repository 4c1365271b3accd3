import type { TransactionFees } from '@tillbook/contract';
import { formatCents, ledgerCategoryLabel } from '@tillbook/domain';
import { CardBody, Money, Stack, SumLine, Sums, Text } from '@tillbook/ui';
import { QueriedCard, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { feesQuery } from './api/get-transaction-fees.ts';

export type FeesCardProps = { readonly accountId: string; readonly transactionId: string };

type Fee = TransactionFees['fees'][number];
type Line = { readonly label: string; readonly detail?: string | undefined; readonly cents: number };

/** What a payment cost, part by part. The parts of each fee come to its ledger entry, to the cent. */
export function FeesCard({ accountId, transactionId }: FeesCardProps) {
  const { client } = useShell();
  const query = useQuery(feesQuery(client, accountId, transactionId));
  return (
    <QueriedCard heading="Fees" query={query} failure="Failed to load the fees. Please try again later.">
      {(fees) => (
        <CardBody>
          <Stack space={12}>
            <Lines fees={fees} />
            <Text size="caption" tone="muted">
              Refunds are free of fees. What a payment has cost is not given back with them.
            </Text>
          </Stack>
        </CardBody>
      )}
    </QueriedCard>
  );
}

function Lines({ fees: { fees, total } }: { readonly fees: TransactionFees }) {
  if (fees.length === 0)
    return <Text size="small">No fees. A payment costs nothing unless it succeeds.</Text>;
  return (
    <Sums>
      {fees.flatMap((fee) =>
        linesOf(fee).map(({ label, detail, cents }) => (
          <SumLine
            key={`${fee.id} ${label}`}
            label={
              <span>
                {label}{' '}
                {detail !== undefined && (
                  <Text as="span" tone="muted">
                    {detail}
                  </Text>
                )}
              </span>
            }
          >
            <Money>{formatCents(cents)}</Money>
          </SumLine>
        )),
      )}
      <SumLine label="Total fees" kind="total">
        <Money>{formatCents(total)}</Money>
      </SumLine>
    </Sums>
  );
}

/** A fee of one part is that part; of what is not known the ledger's own words are all there is. */
const linesOf = (fee: Fee): readonly Line[] =>
  fee.parts.length === 0
    ? [{ label: ledgerCategoryLabel(fee.category), detail: otherDetail(fee), cents: fee.amount }]
    : fee.parts.map(({ kind, description, amount }) => ({
        label: kind.startsWith('interchange') ? 'Interchange' : ledgerCategoryLabel(fee.category),
        detail: description,
        cents: amount,
      }));

/** What the ledger calls a dispute's fee says no more than its category. */
const otherDetail = ({ category, description }: Fee): string | undefined =>
  category === 'dispute_penalty_fee' ? 'Fixed, won or lost' : description;
