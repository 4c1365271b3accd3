import type { FeeProfile } from '@tillbook/contract';
import {
  boundedFeeCents,
  cardFeeTypeLabel,
  formatBasisPoints,
  formatCents,
  percentageFeeCents,
} from '@tillbook/domain';
import { Badge, Card, CardBody, DataTable, ErrorState, Text, type DataTableColumn } from '@tillbook/ui';
import { requestIdOf, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import {
  achFeeBounds,
  feesFailed,
  interchangeNote,
  keptBeforeInterchange,
  keptOfExample,
} from './messages.ts';
import { feeProfileQuery } from './api/get-fee-profile.ts';

type Fee = {
  readonly payment: string;
  readonly percentage: string;
  readonly flat: string;
  readonly kept: string;
};

const columns: readonly DataTableColumn<Fee>[] = [
  {
    id: 'payment',
    header: 'Payment',
    cell: ({ payment }) => payment,
    emphasis: 'strong',
    skeletonWidth: 120,
  },
  {
    id: 'percentage',
    header: 'Percentage',
    cell: ({ percentage }) => percentage,
    align: 'end',
    fit: true,
    skeletonWidth: 48,
  },
  { id: 'flat', header: 'Flat fee', cell: ({ flat }) => flat, align: 'end', fit: true, skeletonWidth: 48 },
  {
    id: 'kept',
    header: keptOfExample,
    cell: ({ kept }) => kept,
    align: 'end',
    fit: true,
    skeletonWidth: 56,
  },
];

/** A round amount, so that the rate can be read off the amount kept. */
const exampleCents = 10_000;

const keptAfter = (feeCents: number): string => formatCents(exampleCents - feeCents);

const cardFee = (payment: string, percentageBasisPoints: number, flatCents: number): Fee => ({
  payment,
  percentage: formatBasisPoints(percentageBasisPoints),
  flat: formatCents(flatCents),
  kept: keptAfter(percentageFeeCents(exampleCents, percentageBasisPoints) + flatCents),
});

const feesOf = ({ cardTransactionFee: card, achTransactionFee: ach }: FeeProfile): readonly Fee[] => [
  cardFee('Card, online', card.onlinePercentageBasisPoints, card.onlineFlatFee),
  cardFee('Card, in person', card.inPersonPercentageBasisPoints, card.inPersonFlatFee),
  {
    payment: 'ACH',
    percentage: formatBasisPoints(ach.percentageBasisPoints),
    flat: '--',
    kept: keptAfter(
      boundedFeeCents(exampleCents, {
        percentageBasisPoints: ach.percentageBasisPoints,
        minimumFeeCents: ach.minimumFee,
        maximumFeeCents: ach.maximumFee,
      }),
    ),
  },
];

export function FeeProfileCard({ accountId }: { readonly accountId: string }) {
  const { client } = useShell();
  const { data, error, isError, isFetching, refetch } = useQuery(feeProfileQuery(client, accountId));
  if (isError && !data) {
    return (
      <Card heading="Fee profile">
        <ErrorState
          title={feesFailed}
          size="part"
          headingLevel={3}
          onRetry={() => void refetch()}
          retrying={isFetching}
          requestId={requestIdOf(error)}
        />
      </Card>
    );
  }
  return (
    <Card
      heading="Fee profile"
      action={data && <Badge>{cardFeeTypeLabel(data.cardTransactionFee.type)}</Badge>}
    >
      <DataTable
        label="Fee profile"
        columns={columns}
        rows={data ? feesOf(data) : []}
        state={data ? 'ready' : 'loading'}
        loadingRows={3}
        keepColumns
      />
      {data && <FeeNotes profile={data} />}
    </Card>
  );
}

type FeeNotesProps = { readonly profile: FeeProfile };

function FeeNotes({ profile: { cardTransactionFee: card, achTransactionFee: ach } }: FeeNotesProps) {
  return (
    <CardBody>
      <Text size="caption" tone="muted">
        {achFeeBounds(formatCents(ach.minimumFee), formatCents(ach.maximumFee))}
      </Text>
      {card.type === 'dynamic' && (
        <>
          <Text size="caption" tone="muted">
            {interchangeNote}
          </Text>
          <Text size="caption" tone="muted">
            {keptBeforeInterchange}
          </Text>
        </>
      )}
    </CardBody>
  );
}
