import { accountTypeLabel } from '@tillbook/domain';
import { Copyable, Identifier, Stat, Stats } from '@tillbook/ui';
import { useClientState } from '@tillbook/web-shell';

export function AccountTiles({ accountId }: { readonly accountId: string }) {
  const currency = useClientState((state) => state.account.currency);
  return (
    <Stats>
      <Stat label="Account ID">
        <Copyable text={accountId} label="Copy account ID">
          <Identifier>{accountId}</Identifier>
        </Copyable>
      </Stat>
      <Stat label="Currency">{(currency || 'usd').toUpperCase()}</Stat>
      <Stat label="Account Type">{accountTypeLabel}</Stat>
    </Stats>
  );
}
