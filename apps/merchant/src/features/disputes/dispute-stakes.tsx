import type { DisputeDetail } from '@tillbook/contract';
import { formatCents, formatDateTime } from '@tillbook/domain';
import { Skeleton, Stat, Stats, Text, TimeLeft } from '@tillbook/ui';
import { Moment } from '@tillbook/web-shell';
import { useState } from 'react';
import { timeLeftUntil } from './time-left.ts';

const feeCents = ({ ledgerEntries }: DisputeDetail): number =>
  ledgerEntries
    .filter(({ category }) => category === 'dispute_penalty_fee')
    .reduce((sum, { amount }) => sum + amount, 0);

const stakeText = (dispute: DisputeDetail): string =>
  `${formatCents(dispute.amount)} + ${formatCents(feeCents(dispute))} fee`;

export type DisputeStakesProps = {
  /** Undefined while loading. */
  readonly dispute: DisputeDetail | undefined;
  /** Selects the labels while the dispute is loading. */
  readonly answerable: boolean;
};

export function DisputeStakes({ dispute, answerable }: DisputeStakesProps) {
  if (dispute === undefined) return <Loading labels={answerable ? openLabels : closedLabels} />;
  return (
    <Stats>
      {dispute.answerable ? (
        <Stat label="Time left">
          <Deadline respondBy={dispute.respondBy} />
        </Stat>
      ) : (
        <Stat label="Opened">
          <Instant value={dispute.createdAt} />
        </Stat>
      )}
      <Stat label="Respond by">
        <Instant value={dispute.respondBy} />
      </Stat>
      <Stat label={dispute.answerable ? 'At stake' : 'Amount'}>{stakeText(dispute)}</Stat>
      <Stat label="Reason">{dispute.reasonLabel}</Stat>
    </Stats>
  );
}

function Deadline({ respondBy }: { readonly respondBy: string }) {
  const [now] = useState(() => new Date());
  const { days, words } = timeLeftUntil(respondBy, now);
  return <TimeLeft days={days}>{words}</TimeLeft>;
}

function Instant({ value }: { readonly value: string }) {
  return (
    <Text as="span" tabular>
      <Moment value={value}>{formatDateTime(value)}</Moment>
    </Text>
  );
}

const openLabels = ['Time left', 'Respond by', 'At stake', 'Reason'];
const closedLabels = ['Opened', 'Respond by', 'Amount', 'Reason'];

function Loading({ labels }: { readonly labels: readonly string[] }) {
  return (
    <Stats>
      {labels.map((label) => (
        <Stat key={label} label={label}>
          <Skeleton width={96} />
        </Stat>
      ))}
    </Stats>
  );
}
