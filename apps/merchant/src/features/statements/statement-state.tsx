import { Badge } from '@tillbook/ui';

/** Whether a month is over, so that its statement no longer changes. */
export function StatementState({ closed }: { readonly closed: boolean }) {
  return closed ? <Badge tone="positive">Final</Badge> : <Badge tone="caution">In progress</Badge>;
}
