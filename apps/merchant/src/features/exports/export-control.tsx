import { Button, DownloadIcon } from '@tillbook/ui';
import { createPart, useOpenedPart, useViewingControl } from '@tillbook/web-shell';
import type { ExportControlProps } from './exported-view.ts';

const exportDialog = createPart(async () => (await import('./export-dialog.tsx')).ExportDialog);

/** Opens what makes a file of a list. */
export function ExportControl(props: ExportControlProps) {
  const { Opened: ExportDialog, ...dialog } = useOpenedPart(exportDialog);
  const viewing = useViewingControl();
  return (
    <>
      <Button icon={<DownloadIcon />} aria-haspopup="dialog" {...dialog.trigger} {...viewing}>
        Export
      </Button>
      {ExportDialog && <ExportDialog {...props} onClose={dialog.close} />}
    </>
  );
}
