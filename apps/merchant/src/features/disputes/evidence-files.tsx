import { ApiError } from '@tillbook/api-client';
import {
  addDisputeFile,
  maximumEvidenceBytes,
  removeDisputeFile,
  type DisputeDetail,
  type DisputeEvidenceField,
} from '@tillbook/contract';
import { Banner, Button, CloseIcon, IconButton, Inline, Stack, Text, UploadIcon } from '@tillbook/ui';
import { failureMessage, useAttempt, useShell, useSubmission, useViewingControl } from '@tillbook/web-shell';
import { useRef, useState } from 'react';
import { fileOfOtherKind, fileTooLarge, removalFailed, uploadFailed } from './messages.ts';
import { readAsBase64 } from './read-file.ts';

const mediaTypes = ['application/pdf', 'image/png', 'image/jpeg'];

const problemOf = ({ size, type }: File): string | undefined => {
  if (!mediaTypes.includes(type)) return fileOfOtherKind;
  return size > maximumEvidenceBytes ? fileTooLarge : undefined;
};

const megabyte = 1024 * 1024;

const sizeLabel = (bytes: number): string =>
  bytes < megabyte
    ? `${String(Math.max(1, Math.round(bytes / 1024)))} KB`
    : `${(bytes / megabyte).toFixed(1)} MB`;

type NewFile = { readonly field: string; readonly name: string; readonly content: string };

export type EvidenceFilesProps = {
  readonly dispute: DisputeDetail;
  readonly asked: DisputeEvidenceField;
  readonly error: string | undefined;
  readonly onChanged: (dispute: DisputeDetail) => void;
};

/** The files that are one piece of evidence. Each is saved with the draft as soon as it is chosen. */
export function EvidenceFiles({ dispute, asked, error, onChanged }: EvidenceFilesProps) {
  const { client } = useShell();
  const viewing = useViewingControl();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const { id } = dispute;
  const { field, label, required } = asked;
  const adding = useAttempt({
    scope: `addDisputeFile ${id} ${field}`,
    send: (body: NewFile, idempotencyKey) =>
      client.call(addDisputeFile, { params: { id }, body }, { idempotencyKey }),
    onSuccess: onChanged,
  });
  const removing = useSubmission({
    send: (fileId: string) => client.call(removeDisputeFile, { params: { id }, body: { fileId } }),
    onSuccess: onChanged,
  });
  const shownProblem =
    problem ?? failureOf(adding.error, uploadFailed) ?? failureOf(removing.error, removalFailed) ?? error;

  const add = async (file: File | undefined) => {
    if (file === undefined) return;
    const found = problemOf(file);
    setProblem(found);
    adding.reset();
    removing.reset();
    if (found === undefined) adding.submit({ field, name: file.name, content: await readAsBase64(file) });
  };

  return (
    <Stack space={8}>
      <Inline justify="between">
        <Text size="small" weight="medium">
          {required ? label : `${label} (optional)`}
        </Text>
        <Button
          size="small"
          icon={<UploadIcon />}
          aria-label={`Add a file: ${label}`}
          busy={adding.isPending}
          onClick={() => input.current?.click()}
          {...viewing}
        >
          {adding.isPending ? 'Adding...' : 'Add a file'}
        </Button>
      </Inline>
      <input
        ref={input}
        hidden
        type="file"
        name={field}
        accept={mediaTypes.join(',')}
        onChange={({ currentTarget }) => {
          void add(currentTarget.files?.[0]);
          // The same file may be chosen again after it was removed.
          currentTarget.value = '';
        }}
      />
      {dispute.files
        .filter((file) => file.field === field)
        .map((file) => (
          <Inline key={file.id} justify="between" wrap={false}>
            <Text size="small">
              {file.name}, {sizeLabel(file.sizeBytes)}
            </Text>
            <IconButton
              label={`Remove ${file.name}`}
              variant="ghost"
              size="small"
              icon={<CloseIcon />}
              onClick={() => removing.submit(file.id)}
              {...viewing}
            />
          </Inline>
        ))}
      {shownProblem !== undefined && (
        <Banner tone="critical" announce>
          {label}: {shownProblem}
        </Banner>
      )}
    </Stack>
  );
}

const failureOf = (error: Error | null, otherwise: string): string | undefined => {
  if (error === null) return undefined;
  const [first] = error instanceof ApiError ? Object.values(error.fields) : [];
  return first ?? failureMessage(error, otherwise);
};
