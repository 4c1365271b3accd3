import type { ListExport } from '@tillbook/contract';
import { Banner, Button, ProgressBar } from '@tillbook/ui';
import { useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { exportBrokeOff, exportCanceled } from './messages.ts';
import { exportQuery } from './api/get-export.ts';

export type ExportProgressProps = {
  readonly accountId: string;
  readonly begun: ListExport;
  /** Called once, with the number of rows, when the file is complete. */
  readonly onDone: (rowCount: number) => void;
  readonly onCancel: () => void;
  readonly onAgain: () => void;
};

const counted = (count: number): string => count.toLocaleString('en-US');

const rows = (count: number): string => (count === 1 ? '1 row' : `${counted(count)} rows`);

/** A capped count has no known end, so the progress has no percentage. */
const progressOf = ({ rowCount, totalCount, totalCountCapped }: ListExport) =>
  totalCountCapped === true
    ? { valueText: `${rows(rowCount)} so far` }
    : {
        value: totalCount === 0 ? 1 : rowCount / totalCount,
        valueText: `${counted(rowCount)} of ${rows(totalCount)}`,
      };

export function ExportProgress({ accountId, begun, onDone, onCancel, onAgain }: ExportProgressProps) {
  const { client } = useShell();
  const { data = begun } = useQuery(exportQuery(client, accountId, begun.id));
  const done = useEffectEvent(onDone);
  const doneCount = data.status === 'done' ? data.rowCount : undefined;
  useEffect(() => {
    if (doneCount !== undefined) done(doneCount);
  }, [doneCount]);
  const again = (
    <Button size="small" onClick={onAgain}>
      Export again
    </Button>
  );
  switch (data.status) {
    case 'cancelled':
      return (
        <Banner tone="caution" announce action={again}>
          {exportCanceled}
        </Banner>
      );
    case 'failed':
      return (
        <Banner tone="critical" announce action={again}>
          {exportBrokeOff}
        </Banner>
      );
    default:
      return <ProgressBar label="Export" {...progressOf(data)} onCancel={onCancel} />;
  }
}
