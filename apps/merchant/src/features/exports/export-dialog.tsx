import { cancelExport, createExport, exportColumns, type InputOf, type ListExport } from '@tillbook/contract';
import { Banner, Button, Dialog } from '@tillbook/ui';
import { failureMessage, saveFrom, useShell, useSubmission } from '@tillbook/web-shell';
import { useState } from 'react';
import type { ExportControlProps } from './exported-view.ts';
import { exportedText } from './exported-text.ts';
import { ExportFields, type ExportChoice } from './export-fields.tsx';
import { ExportProgress } from './export-progress.tsx';
import { exportFailed, noColumns } from './messages.ts';
import { timeZones } from './time-zones.ts';

export type ExportDialogProps = ExportControlProps & { readonly onClose: () => void };

const firstChoice = (): ExportChoice => ({
  format: 'csv',
  timeZone: timeZones()[0] ?? 'UTC',
  columns: exportColumns,
});

/** Makes a file of a list, all of it or what its filters leave. It goes on when the dialog is closed: the browser has it by then. */
export function ExportDialog({ accountId, list, view, onClose }: ExportDialogProps) {
  const { client } = useShell();
  const [choice, setChoice] = useState(firstChoice);
  const [isTried, setIsTried] = useState(false);
  const [begun, setBegun] = useState<ListExport>();
  const creating = useSubmission({
    send: async (body: InputOf<typeof createExport>['body']) =>
      client.call(createExport, { body: { ...body, filter: view?.filter() } }),
    onSuccess: ({ fileUrl, ...created }) => {
      saveFrom(fileUrl);
      setBegun(created);
    },
  });
  const cancelling = useSubmission({
    send: (id: string) => client.call(cancelExport, { params: { id } }),
  });

  const begin = () => {
    setIsTried(true);
    if (choice.columns.length === 0) return;
    creating.submit({ accountId, list, ...choice, columns: [...choice.columns] });
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Export ${list}`}
      description={view && exportedText(list, view.found)}
      {...(!begun && { onSubmit: begin })}
      footer={
        begun ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" busy={creating.isPending}>
              {creating.isPending ? 'Exporting...' : 'Export'}
            </Button>
          </>
        )
      }
    >
      {creating.error && (
        <Banner tone="critical" announce>
          {failureMessage(creating.error, exportFailed)}
        </Banner>
      )}
      {begun ? (
        <ExportProgress
          accountId={accountId}
          begun={begun}
          onCancel={() => cancelling.submit(begun.id)}
          onAgain={() => setBegun(undefined)}
        />
      ) : (
        <ExportFields
          choice={choice}
          onChoice={setChoice}
          {...(isTried && choice.columns.length === 0 && { columnsError: noColumns })}
        />
      )}
    </Dialog>
  );
}
