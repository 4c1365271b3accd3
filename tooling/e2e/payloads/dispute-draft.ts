import { randomUUID } from 'node:crypto';
import { callAs, sendAs } from '../product/sign-in-by-call.ts';

type Draft = {
  readonly evidence: readonly { readonly field: string; readonly text?: string }[];
  readonly files: readonly { readonly id: string }[];
};

/**
 * Adds a text and a file to the draft of a dispute, which may belong to another test and lack both.
 *
 * @returns a function that restores the draft
 */
export const fillDraft = async (webUrl: string, token: string, disputeId: string) => {
  const path = `/disputes/${disputeId}`;
  const send = (call: string, body: object) =>
    sendAs<Draft>(webUrl, token, `${path}/${call}`, randomUUID(), body);
  const before = await callAs<Draft>(webUrl, token, path);
  await send('evidence', { texts: { explanation: 'The beans were sent.' } });
  const { files } = await send('files', {
    field: 'conversation',
    name: 'conversation.pdf',
    content: Buffer.from('%PDF-1.7').toString('base64'),
  });
  const added = files.filter(({ id }) => before.files.every((file) => file.id !== id));
  return async (): Promise<void> => {
    const explanation = before.evidence.find(({ field }) => field === 'explanation')?.text ?? '';
    await send('evidence', { texts: { explanation } });
    for (const { id } of added) await send('files/remove', { fileId: id });
  };
};
