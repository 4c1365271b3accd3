import { Badge } from '@tillbook/ui';

/** Whether a month is over, so that nothing of its statement changes any more. */
export function StatementState({ closed }: { readonly closed: boolean }) {
  return closed ? <Badge tone="positive">Closed</Badge> : <Badge tone="caution">Running</Badge>;
}
