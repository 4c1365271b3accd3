import { Badge } from '@tillbook/ui';

/** Shows whether a month's statement is final; a final statement no longer changes. */
export function StatementState({ closed }: { readonly closed: boolean }) {
  return closed ? <Badge tone="positive">Final</Badge> : <Badge tone="caution">In progress</Badge>;
}
