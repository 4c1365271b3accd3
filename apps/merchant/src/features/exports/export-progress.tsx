import type { ListExport } from '@tillbook/contract';
import { Banner, Button, ProgressBar } from '@tillbook/ui';
import { useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { exportBrokeOff } from './messages.ts';
import { exportQuery } from './api/get-export.ts';

export type ExportProgressProps = {
  readonly accountId: string;
  readonly begun: ListExport;
  readonly onCancel: () => void;
  readonly onAgain: () => void;
};

const counted = (count: number): string => count.toLocaleString('en-US');

const rows = (count: number): string => (count === 1 ? '1 row' : `${counted(count)} rows`);

/** A view with more rows than are counted has no end that is known. */
const progressOf = ({ rowCount, totalCount, totalCountCapped }: ListExport) =>
  totalCountCapped === true
    ? { valueText: `${rows(rowCount)} so far` }
    : {
        value: totalCount === 0 ? 1 : rowCount / totalCount,
        valueText: `${counted(rowCount)} of ${rows(totalCount)}`,
      };

/** How far a file is that the browser is saving, and what came of it. */
export function ExportProgress({ accountId, begun, onCancel, onAgain }: ExportProgressProps) {
  const { client } = useShell();
  const { data = begun } = useQuery(exportQuery(client, accountId, begun.id));
  const again = (
    <Button size="small" onClick={onAgain}>
      Export again
    </Button>
  );
  switch (data.status) {
    case 'done':
      return (
        <Banner tone="positive" announce>
          {`${rows(data.rowCount)} exported.`}
        </Banner>
      );
    case 'cancelled':
      return (
        <Banner tone="caution" announce action={again}>
          The export was cancelled. What the browser saved of it is not whole.
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
