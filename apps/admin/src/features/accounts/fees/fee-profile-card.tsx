import type { FeeProfile } from '@tillbook/contract';
import { cardFeeTypeLabel, formatBasisPoints, formatCents } from '@tillbook/domain';
import { Card, DescriptionItem, DescriptionList, LinkButton, Skeleton } from '@tillbook/ui';
import { feesAddress } from '../account-address.ts';

const percentageAndFlat = (basisPoints: number, flatFeeCents: number): string =>
  `${formatBasisPoints(basisPoints)} + ${formatCents(flatFeeCents)}`;

const withinBounds = (fee: FeeProfile['achTransactionFee']): string =>
  `${formatBasisPoints(fee.percentageBasisPoints)}, from ${formatCents(fee.minimumFee)} to ${formatCents(fee.maximumFee)}`;

export type FeeProfileCardProps = {
  readonly accountId: string;
  readonly profile: FeeProfile | undefined;
};

export function FeeProfileCard({ accountId, profile }: FeeProfileCardProps) {
  const loading = <Skeleton width={120} />;
  const card = profile?.cardTransactionFee;
  const ach = profile?.achTransactionFee;
  return (
    <Card
      heading="Fee profile"
      action={
        <LinkButton size="small" href={feesAddress(accountId)}>
          Edit fees
        </LinkButton>
      }
    >
      <DescriptionList ruled>
        <DescriptionItem label="Card pricing">{card ? cardFeeTypeLabel(card.type) : loading}</DescriptionItem>
        <DescriptionItem label="Card, online">
          {card ? percentageAndFlat(card.onlinePercentageBasisPoints, card.onlineFlatFee) : loading}
        </DescriptionItem>
        <DescriptionItem label="Card, in person">
          {card ? percentageAndFlat(card.inPersonPercentageBasisPoints, card.inPersonFlatFee) : loading}
        </DescriptionItem>
        <DescriptionItem label="ACH">{ach ? withinBounds(ach) : loading}</DescriptionItem>
      </DescriptionList>
    </Card>
  );
}
