import { accountTypeLabel } from '@tillbook/domain';
import { Copyable, Identifier, StatTile, StatTiles } from '@tillbook/ui';
import { useClientState } from '@tillbook/web-shell';

/** Which account this is. */
export function AccountTiles({ accountId }: { readonly accountId: string }) {
  const currency = useClientState((state) => state.account.currency);
  return (
    <StatTiles>
      <StatTile label="Account ID">
        <Copyable text={accountId} label="Copy account ID">
          <Identifier>{accountId}</Identifier>
        </Copyable>
      </StatTile>
      <StatTile label="Currency">{(currency || 'usd').toUpperCase()}</StatTile>
      <StatTile label="Account Type">{accountTypeLabel}</StatTile>
    </StatTiles>
  );
}
