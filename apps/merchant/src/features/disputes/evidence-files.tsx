import type { DisputeDetail, DisputeEvidenceField } from '@tillbook/contract';
import { Banner, Button, ChecklistItem, Inline, UploadIcon } from '@tillbook/ui';
import { AttemptNotice, usePermissionControl } from '@tillbook/web-shell';
import { useRef } from 'react';
import { AttachReceiptButton } from './attach-receipt-button.tsx';
import { offeredFiles } from './evidence-file-limits.ts';
import { EvidenceFileRow } from './evidence-file-row.tsx';
import { fileList } from './evidence-form.css.ts';
import { addFileTo, uploadFailed } from './messages.ts';
import { useEvidenceFiles } from './use-evidence-files.ts';

export type EvidenceFilesProps = {
  readonly dispute: DisputeDetail;
  readonly asked: DisputeEvidenceField;
  readonly error: string | undefined;
  readonly onChanged: (dispute: DisputeDetail) => void;
};

/** Lists the files of one piece of evidence. A file is saved as soon as the user chooses it. */
export function EvidenceFiles({ dispute, asked, error, onChanged }: EvidenceFilesProps) {
  const permission = usePermissionControl('dispute_answer');
  const input = useRef<HTMLInputElement>(null);
  const { field, label, required } = asked;
  const files = useEvidenceFiles(dispute, field, onChanged);
  const problem = files.problem ?? error;
  const added = dispute.files.filter((file) => file.field === field);

  return (
    <ChecklistItem
      title={required ? `${label} (required)` : label}
      state={added.length > 0 ? 'done' : 'open'}
      action={
        <Inline>
          {field === 'receipt' && (
            <AttachReceiptButton
              dispute={dispute}
              busy={files.attaching.isPending}
              onAttach={files.attachReceipt}
            />
          )}
          <Button
            size="small"
            icon={<UploadIcon />}
            aria-label={addFileTo(label)}
            busy={files.isAdding}
            onClick={() => input.current?.click()}
            {...permission}
          >
            {files.isAdding ? 'Adding...' : 'Add a file'}
          </Button>
        </Inline>
      }
    >
      <input
        ref={input}
        hidden
        type="file"
        name={field}
        accept={offeredFiles.join(',')}
        onChange={({ currentTarget }) => {
          void files.add(currentTarget.files?.[0]);
          // Lets the same file be chosen again after it was removed.
          currentTarget.value = '';
        }}
      />
      {added.length > 0 && (
        <div className={fileList}>
          {added.map((file) => (
            <EvidenceFileRow
              key={file.id}
              disputeId={dispute.id}
              file={file}
              onRemove={() => files.remove(file.id)}
            />
          ))}
        </div>
      )}
      <AttemptNotice attempt={files.adding} noun="file" fallback={uploadFailed} />
      {field === 'receipt' && (
        <AttemptNotice attempt={files.attaching} noun="receipt" fallback={uploadFailed} />
      )}
      {problem !== undefined && (
        <Banner tone="critical" announce>
          {`${label}: ${problem}`}
        </Banner>
      )}
    </ChecklistItem>
  );
}
