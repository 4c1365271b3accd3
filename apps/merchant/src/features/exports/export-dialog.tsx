import {
  cancelExport,
  createExport,
  exportColumnsOf,
  type InputOf,
  type ListExport,
} from '@tillbook/contract';
import { Banner, Button, Dialog } from '@tillbook/ui';
import {
  createFormDraft,
  failureMessage,
  saveFrom,
  useFormDraft,
  useNotify,
  useShell,
  useSubmission,
} from '@tillbook/web-shell';
import { useState } from 'react';
import { foundText, pluralOf } from '../../lists/toolbar/found-text.ts';
import { filterOf } from '../../lists/view-query.ts';
import { ExportFields, type ExportChoice } from './export-fields.tsx';
import { firstPeriod } from './export-period.ts';
import { ExportProgress } from './export-progress.tsx';
import { exportedText } from './exported-text.ts';
import type { ExportControlProps } from './exported-view.ts';
import { exportFailed, noColumns } from './messages.ts';
import { timeZones } from './time-zones.ts';

const choiceDraft = createFormDraft<ExportChoice>();

export type ExportDialogProps = ExportControlProps & { readonly onClose: () => void };

const firstChoice = ({ list, view, settlementId }: ExportControlProps): ExportChoice => ({
  period: settlementId === undefined ? firstPeriod(view) : {},
  format: 'csv',
  timeZone: timeZones()[0] ?? 'UTC',
  columns: exportColumnsOf[list],
});

/**
 * Exports a period of a list with the screen's other filters. Closes when the file is complete; the browser
 * continues the download if the user closes the dialog earlier.
 */
export function ExportDialog({ onClose, ...exported }: ExportDialogProps) {
  const { accountId, list, noun, view, settlementId } = exported;
  const { client } = useShell();
  const notify = useNotify();
  const first = firstChoice(exported);
  // Another view of the list discards the draft.
  const [choice, setChoice, storeDraft] = useFormDraft(
    choiceDraft,
    () => first,
    JSON.stringify([list, first]),
  );
  const [isTried, setIsTried] = useState(false);
  const [begun, setBegun] = useState<ListExport>();
  const creating = useSubmission({
    send: async (body: InputOf<typeof createExport>['body']) => client.call(createExport, { body }),
    onSuccess: ({ fileUrl, ...created }) => {
      saveFrom(fileUrl);
      setBegun(created);
    },
  });
  const canceling = useSubmission({
    send: (id: string) => client.call(cancelExport, { params: { id } }),
  });

  const begin = () => {
    setIsTried(true);
    const { period, columns, ...file } = choice;
    if (columns.length === 0) return;
    // A period such as "today" is resolved when the export starts.
    const { date, from, until, postedOn } = period;
    const filter = { ...filterOf({ ...view, date, from, until, postedOn }), settlementId };
    creating.submit({ accountId, list, ...file, filter, columns: [...columns] });
  };
  const finish = (rowCount: number) => {
    notify('positive', `${foundText(noun, { totalCount: rowCount })} exported`);
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      onClickOutside={() => !begun && !creating.isPending && storeDraft()}
      title={`Export ${pluralOf(noun)}`}
      description={exportedText(exported, choice.period)}
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
          onDone={finish}
          onCancel={() => canceling.submit(begun.id)}
          onAgain={() => setBegun(undefined)}
        />
      ) : (
        <ExportFields
          list={list}
          hasPeriod={settlementId === undefined}
          choice={choice}
          onChoice={setChoice}
          {...(isTried && choice.columns.length === 0 && { columnsError: noColumns })}
        />
      )}
    </Dialog>
  );
}
