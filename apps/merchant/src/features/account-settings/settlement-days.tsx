import type { AccountSettings } from '@tillbook/contract';
import { Fact, Skeleton } from '@tillbook/ui';

/** How many banking days a payment takes to settle; to be read only. */
export function SettlementDays({ settings }: { readonly settings: AccountSettings | undefined }) {
  return (
    <>
      <Fact label="Card settlement days">{settings?.cardSettlementDays ?? <Skeleton width={32} />}</Fact>
      <Fact label="ACH settlement days">{settings?.achSettlementDays ?? <Skeleton width={32} />}</Fact>
    </>
  );
}
