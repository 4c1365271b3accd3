import { statusLabel, transactionStatusTone } from '@tillbook/domain';
import { Badge } from '@tillbook/ui';

export function SettlementStatus({ status }: { readonly status: string }) {
  const tone = transactionStatusTone(status);
  return <Badge {...(tone && { tone })}>{statusLabel(status)}</Badge>;
}
