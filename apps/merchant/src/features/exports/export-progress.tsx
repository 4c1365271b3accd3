import type { ListExport } from '@tillbook/contract';
import { Banner, Button, ProgressBar } from '@tillbook/ui';
import { useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { exportBrokeOff } from './messages.ts';
import { exportQuery } from './queries.ts';

export type ExportProgressProps = {
  readonly accountId: string;
  readonly begun: ListExport;
  readonly onCancel: () => void;
  readonly onAgain: () => void;
};

const counted = (count: number): string => count.toLocaleString('en-US');

const rows = (count: number): string => (count === 1 ? '1 row' : `${counted(count)} rows`);

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
      return (
        <ProgressBar
          label="Export"
          value={data.totalCount === 0 ? 1 : data.rowCount / data.totalCount}
          valueText={`${counted(data.rowCount)} of ${rows(data.totalCount)}`}
          onCancel={onCancel}
        />
      );
  }
}
