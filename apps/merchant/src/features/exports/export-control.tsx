import { Button, DownloadIcon } from '@tillbook/ui';
import { lazyModule, useLazyDialog, useViewingControl } from '@tillbook/web-shell';
import type { ExportControlProps } from './exported-view.ts';

const exportDialog = lazyModule(async () => (await import('./export-dialog.tsx')).ExportDialog);

/** Opens what makes a file of a list. */
export function ExportControl(props: ExportControlProps) {
  const { Dialog: ExportDialog, ...dialog } = useLazyDialog(exportDialog);
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
