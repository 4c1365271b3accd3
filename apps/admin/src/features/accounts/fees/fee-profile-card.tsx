import type { FeeProfile } from '@tillbook/contract';
import { cardFeeTypeLabel, formatBasisPoints, formatCents } from '@tillbook/domain';
import { Card, DescriptionItem, DescriptionList, LinkButton } from '@tillbook/ui';
import { feesAddress } from '../account-address.ts';

const percentageAndFlat = (basisPoints: number, flatFeeCents: number): string =>
  `${formatBasisPoints(basisPoints)} + ${formatCents(flatFeeCents)}`;

export type FeeProfileCardProps = { readonly accountId: string; readonly profile: FeeProfile };

/** What an account pays per payment. */
export function FeeProfileCard({ accountId, profile }: FeeProfileCardProps) {
  const { cardTransactionFee: card, achTransactionFee: ach } = profile;
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
        <DescriptionItem label="Card pricing">{cardFeeTypeLabel(card.type)}</DescriptionItem>
        <DescriptionItem label="Card, online">
          {percentageAndFlat(card.onlinePercentageBasisPoints, card.onlineFlatFee)}
        </DescriptionItem>
        <DescriptionItem label="Card, in person">
          {percentageAndFlat(card.inPersonPercentageBasisPoints, card.inPersonFlatFee)}
        </DescriptionItem>
        <DescriptionItem label="ACH">
          {formatBasisPoints(ach.percentageBasisPoints)}, from {formatCents(ach.minimumFee)} to{' '}
          {formatCents(ach.maximumFee)}
        </DescriptionItem>
      </DescriptionList>
    </Card>
  );
}
