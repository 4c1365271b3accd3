import type { Settlement } from '@tillbook/contract';
import { formatDateTime, statusLabel } from '@tillbook/domain';
import { Timeline, TimelineStep } from '@tillbook/ui';
import { Moment } from '@tillbook/web-shell';
import { addedToBalance } from './messages.ts';

const label = 'Timeline';

export function SettlementTimeline({ settlement }: { readonly settlement: Settlement | undefined }) {
  if (!settlement) return <Timeline label={label} loadingSteps={2} />;
  const { status, createdAt } = settlement;
  return (
    <Timeline label={label}>
      <TimelineStep title="Created" state="done">
        <Moment value={createdAt}>{formatDateTime(createdAt)}</Moment>
      </TimelineStep>
      {status !== 'completed' && <TimelineStep title={statusLabel(status)} state="current" />}
      <LastStep settlement={settlement} />
    </Timeline>
  );
}

function LastStep({ settlement: { status, updatedAt } }: { readonly settlement: Settlement }) {
  switch (status) {
    case 'completed':
      return (
        <TimelineStep title={addedToBalance} state="done">
          <Moment value={updatedAt}>{formatDateTime(updatedAt)}</Moment>
        </TimelineStep>
      );
    case 'pending':
      return <TimelineStep title={addedToBalance} state="expected" />;
    default:
      return <TimelineStep title={addedToBalance} state="todo" />;
  }
}
