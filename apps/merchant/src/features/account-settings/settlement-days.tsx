import type { AccountSettings } from '@tillbook/contract';
import { DescriptionItem, Skeleton } from '@tillbook/ui';

export function SettlementDays({ settings }: { readonly settings: AccountSettings | undefined }) {
  return (
    <>
      <DescriptionItem label="Card settlement days">
        {settings ? businessDays(settings.cardSettlementDays) : <Skeleton width={96} />}
      </DescriptionItem>
      <DescriptionItem label="ACH settlement days">
        {settings ? businessDays(settings.achSettlementDays) : <Skeleton width={96} />}
      </DescriptionItem>
    </>
  );
}

const businessDays = (days: number): string => (days === 1 ? '1 business day' : `${days} business days`);
