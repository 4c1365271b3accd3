import type { AccountSettings } from '@tillbook/contract';
import { DescriptionItem, Skeleton } from '@tillbook/ui';

/** How many banking days a payment takes to settle; to be read only. */
export function SettlementDays({ settings }: { readonly settings: AccountSettings | undefined }) {
  return (
    <>
      <DescriptionItem label="Card settlement days">
        {settings?.cardSettlementDays ?? <Skeleton width={32} />}
      </DescriptionItem>
      <DescriptionItem label="ACH settlement days">
        {settings?.achSettlementDays ?? <Skeleton width={32} />}
      </DescriptionItem>
    </>
  );
}
