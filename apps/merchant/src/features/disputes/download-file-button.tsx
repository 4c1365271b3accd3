import { getDisputeFile, type DisputeFile } from '@tillbook/contract';
import { DownloadIcon, IconButton } from '@tillbook/ui';
import { failureMessage, saveFile, useNotify, useShell, useSubmission } from '@tillbook/web-shell';
import { downloadFailed } from './messages.ts';

export type DownloadFileButtonProps = { readonly disputeId: string; readonly file: DisputeFile };

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** Saves a file to disk instead of showing it: no page of this origin displays uploaded content. */
export function DownloadFileButton({ disputeId, file }: DownloadFileButtonProps) {
  const { client } = useShell();
  const notify = useNotify();
  const reading = useSubmission({
    send: (fileId: string) => client.call(getDisputeFile, { params: { id: disputeId, fileId } }),
    onSuccess: ({ name, mediaType, content }) => saveFile(name, mediaType, bytesOf(content)),
    onFailure: (error) => notify('critical', failureMessage(error, downloadFailed)),
  });
  return (
    <IconButton
      label={`Download ${file.name}`}
      variant="ghost"
      size="small"
      icon={<DownloadIcon />}
      onClick={() => reading.submit(file.id)}
    />
  );
}
