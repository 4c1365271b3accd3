import { ApiError } from '@tillbook/api-client';
import {
  addDisputeFile,
  attachDisputeReceipt,
  removeDisputeFile,
  type DisputeDetail,
} from '@tillbook/contract';
import { failureMessage, useAttempt, useShell, useSubmission } from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQueries } from '../../query-keys.ts';
import { removalFailed, uploadFailed } from './messages.ts';
import { prepareEvidenceFile } from './prepare-evidence-file.ts';

type NewFile = { readonly field: string; readonly name: string; readonly content: string };

const failureOf = (error: Error | null, otherwise: string): string | undefined => {
  if (error === null) return undefined;
  const [first] = error instanceof ApiError ? Object.values(error.fields) : [];
  return first ?? failureMessage(error, otherwise);
};

export const useEvidenceFiles = (
  { id, accountId }: DisputeDetail,
  field: string,
  onChanged: (dispute: DisputeDetail) => void,
) => {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const onFound = () => void queryClient.invalidateQueries(accountQueries(accountId, 'disputes'));
  const params = { id };
  const [problem, setProblem] = useState<string>();
  const [isPreparing, setIsPreparing] = useState(false);
  const adding = useAttempt({
    place: { call: 'addDisputeFile', accountId, objectId: `${id} ${field}` },
    send: (body: NewFile, idempotencyKey) =>
      client.call(addDisputeFile, { params, body }, { idempotencyKey }),
    onSuccess: onChanged,
    onFound,
  });
  const attaching = useAttempt({
    place: { call: 'attachDisputeReceipt', accountId, objectId: id },
    send: (_: string, idempotencyKey) => client.call(attachDisputeReceipt, { params }, { idempotencyKey }),
    onSuccess: onChanged,
    onFound,
  });
  const removing = useSubmission({
    send: (fileId: string) => client.call(removeDisputeFile, { params, body: { fileId } }),
    onSuccess: onChanged,
  });
  const begin = (found?: string) => {
    setProblem(found);
    for (const { reset } of [adding, attaching, removing]) reset();
  };

  return {
    problem:
      problem ??
      failureOf(adding.error ?? attaching.error, uploadFailed) ??
      failureOf(removing.error, removalFailed),
    adding,
    isAdding: isPreparing || adding.isPending,
    attaching,
    add: async (file: File | undefined) => {
      if (file === undefined) return;
      begin();
      setIsPreparing(true);
      const prepared = await prepareEvidenceFile(file);
      setIsPreparing(false);
      if ('problem' in prepared) setProblem(prepared.problem);
      else adding.submit({ field, ...prepared });
    },
    attachReceipt: () => {
      begin();
      attaching.submit(id);
    },
    remove: (fileId: string) => {
      begin();
      removing.submit(fileId);
    },
  };
};
