import type { EntrySet } from '@tillbook/contract';
import { entrySetStatusTone, isBalanced, statusLabel } from '@tillbook/domain';
import { Badge, WarningIcon } from '@tillbook/ui';

export function EntrySetBadges({ entrySet }: { readonly entrySet: EntrySet }) {
  return (
    <>
      <Badge tone={entrySetStatusTone(entrySet.status)}>{statusLabel(entrySet.status)}</Badge>
      {!isBalanced(entrySet) && (
        <Badge tone="critical" icon={<WarningIcon size="small" />}>
          Unbalanced
        </Badge>
      )}
    </>
  );
}
