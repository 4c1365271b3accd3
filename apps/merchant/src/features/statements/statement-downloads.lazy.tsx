import { createStatementFile, type StatementFormat } from '@tillbook/contract';
import { Button, DownloadIcon, Inline } from '@tillbook/ui';
import {
  failureMessage,
  saveFrom,
  useNotify,
  useShell,
  useSubmission,
  usePermissionControl,
} from '@tillbook/web-shell';
import { downloadFailed } from './messages.ts';

export type StatementDownloadsProps = { readonly accountId: string; readonly month: string };

export function StatementDownloads(props: StatementDownloadsProps) {
  return (
    <Inline space={8}>
      <Download {...props} format="pdf" label="Download PDF" />
      <Download {...props} format="csv" label="Download CSV" />
    </Inline>
  );
}

type DownloadProps = StatementDownloadsProps & { readonly format: StatementFormat; readonly label: string };

function Download({ accountId, month, format, label }: DownloadProps) {
  const { client } = useShell();
  const notify = useNotify();
  const permission = usePermissionControl('export_create');
  const preparing = useSubmission({
    send: () => client.call(createStatementFile, { params: { month }, body: { accountId, format } }),
    onSuccess: ({ fileUrl }) => saveFrom(fileUrl),
    onFailure: (error) => notify('critical', failureMessage(error, downloadFailed)),
  });
  return (
    <Button
      icon={<DownloadIcon />}
      busy={preparing.isPending}
      onClick={() => preparing.submit(undefined)}
      {...permission}
    >
      {label}
    </Button>
  );
}
