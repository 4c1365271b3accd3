import type { TransactionFees } from '@tillbook/contract';
import { formatCents, ledgerCategoryLabel } from '@tillbook/domain';
import { Card, CardBody, Money, Stack, SumLine, Sums, Text } from '@tillbook/ui';
import { useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { feesQuery } from './api/get-transaction-fees.ts';
import { disputeFeeExplanation, refundFeesExplanation } from './messages.ts';

export type FeesCardProps = { readonly accountId: string; readonly transactionId: string };

type Fee = TransactionFees['fees'][number];
type Line = { readonly label: string; readonly detail?: string | undefined; readonly cents: number };

/**
 * Breaks a payment's fees down into parts, which add up to the ledger entries to the cent. Renders nothing unless a
 * fee has several parts: the ledger entries already show undivided fees.
 */
export function FeesCard({ accountId, transactionId }: FeesCardProps) {
  const { client } = useShell();
  const { data } = useQuery(feesQuery(client, accountId, transactionId));
  if (!data?.fees.some(({ parts }) => parts.length > 1)) return null;
  return (
    <Card heading="Fees">
      <CardBody>
        <Stack space={12}>
          <Lines fees={data} />
          <Text size="caption" tone="muted">
            {refundFeesExplanation}
          </Text>
        </Stack>
      </CardBody>
    </Card>
  );
}

function Lines({ fees: { fees, total } }: { readonly fees: TransactionFees }) {
  return (
    <Sums>
      {fees.flatMap((fee) =>
        linesOf(fee).map(({ label, detail, cents }) => (
          <SumLine
            key={`${fee.id} ${label}`}
            label={
              <span>
                <span>{`${label} `}</span>
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

/** Returns the parts of a fee, or the ledger's description if the fee has no parts. */
const linesOf = (fee: Fee): readonly Line[] =>
  fee.parts.length === 0
    ? [{ label: ledgerCategoryLabel(fee.category), detail: otherDetail(fee), cents: fee.amount }]
    : fee.parts.map(({ kind, description, amount }) => ({
        label: kind.startsWith('interchange') ? 'Interchange' : ledgerCategoryLabel(fee.category),
        detail: description,
        cents: amount,
      }));

/** Replaces the ledger's description of a dispute fee, which only repeats the category. */
const otherDetail = ({ category, description }: Fee): string | undefined =>
  category === 'dispute_penalty_fee' ? disputeFeeExplanation : description;
