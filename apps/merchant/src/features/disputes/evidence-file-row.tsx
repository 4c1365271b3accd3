import type { DisputeFile } from '@tillbook/contract';
import { CloseIcon, IconButton, Inline, Text } from '@tillbook/ui';
import { usePermissionControl } from '@tillbook/web-shell';
import { DownloadFileButton } from './download-file-button.tsx';
import { fileName } from './evidence-packet.css.ts';
import { sizeLabel } from './evidence-file-limits.ts';

export type EvidenceFileRowProps = {
  readonly disputeId: string;
  readonly file: DisputeFile;
  /** Absent if the file can no longer be removed. */
  readonly onRemove?: () => void;
};

export function EvidenceFileRow({ disputeId, file, onRemove }: EvidenceFileRowProps) {
  const permission = usePermissionControl('dispute_answer');
  return (
    <Inline justify="between" wrap={false}>
      <span className={fileName}>
        <Text as="span" size="small">
          {`${file.name}, ${sizeLabel(file.sizeBytes)}`}
        </Text>
      </span>
      <Inline space={4} wrap={false}>
        <DownloadFileButton disputeId={disputeId} file={file} />
        {onRemove && (
          <IconButton
            label={`Remove ${file.name}`}
            variant="ghost"
            size="small"
            icon={<CloseIcon />}
            onClick={onRemove}
            {...permission}
          />
        )}
      </Inline>
    </Inline>
  );
}
