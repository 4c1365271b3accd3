import { Button, DownloadIcon } from '@tillbook/ui';
import { lazyModule, useLazyDialog, usePermissionControl } from '@tillbook/web-shell';
import type { ExportControlProps } from './exported-view.ts';

const exportDialog = lazyModule(async () => (await import('./export-dialog.tsx')).ExportDialog);

export function ExportControl(props: ExportControlProps) {
  const { Dialog: ExportDialog, ...dialog } = useLazyDialog(exportDialog);
  const permission = usePermissionControl('export_create');
  return (
    <>
      <Button icon={<DownloadIcon />} aria-haspopup="dialog" {...dialog.trigger} {...permission}>
        Export
      </Button>
      {ExportDialog && <ExportDialog {...props} onClose={dialog.close} />}
    </>
  );
}
