import { ApiError } from '@tillbook/api-client';
import { createEntrySet, postEntrySet, type EntrySet } from '@tillbook/contract';
import { failureMessage, useAttempt, useNotify, useShell } from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  emptyJournal,
  journalBody,
  journalProblems,
  type EntrySetBody,
  type Journal,
  type JournalProblems,
} from './journal.ts';
import { actionFailed, noLines } from './messages.ts';
import { generalLedgerKey } from './queries.ts';

type Order = { readonly body: EntrySetBody; readonly isToBePosted: boolean };

/** A draft is kept also where posting it was refused; it is then posted, or left, where it stands. */
type Outcome = { readonly entrySet: EntrySet; readonly postingError?: unknown };

/** The day of now where the person is, as YYYY-MM-DD, which is how Swedes write dates. */
const today = (): string => new Date().toLocaleDateString('sv-SE');

/** The server's sentence. What it says of single fields stands at those. */
const failureText = (error: Error): string =>
  error instanceof ApiError && error.message !== '' ? error.message : actionFailed;

/** A journal while it is written, and its way into the books. */
export const useJournal = (onSaved: (entrySet: EntrySet) => void) => {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [journal, setJournal] = useState<Journal>(() => emptyJournal(today()));
  const [ownProblems, setOwnProblems] = useState<JournalProblems>({});

  const send = async ({ body, isToBePosted }: Order, idempotencyKey: string): Promise<Outcome> => {
    const entrySet = await client.call(createEntrySet, { body }, { idempotencyKey });
    if (!isToBePosted) return { entrySet };
    try {
      const params = { id: entrySet.id };
      return {
        entrySet: await client.call(postEntrySet, { params }, { idempotencyKey: `${idempotencyKey}-post` }),
      };
    } catch (postingError) {
      return { entrySet, postingError };
    }
  };

  const attempt = useAttempt({
    scope: 'createEntrySet',
    send,
    onSuccess: ({ entrySet, postingError }) => {
      const { reference, status } = entrySet;
      if (postingError === undefined) {
        notify(
          'positive',
          status === 'Posted' ? `${reference} is posted` : `${reference} is saved as a draft`,
        );
      } else {
        const reason = failureMessage(postingError, actionFailed);
        notify('critical', `${reference} is saved as a draft and not posted: ${reason}`);
      }
      void queryClient.invalidateQueries({ queryKey: generalLedgerKey });
      onSaved(entrySet);
    },
  });

  const save = (isToBePosted: boolean) => {
    const body = journalBody(journal);
    const found = body.ledgerEntries.length === 0 ? { ledgerEntries: noLines } : journalProblems(journal);
    setOwnProblems(found);
    if (Object.keys(found).length === 0) attempt.submit({ body, isToBePosted });
  };

  const serverProblems = attempt.error instanceof ApiError ? attempt.error.fields : {};
  return {
    journal,
    /** What the server said was about what was sent, so it goes with the first change. */
    change: (next: Journal) => {
      setJournal(next);
      if (Object.keys(ownProblems).length > 0) setOwnProblems({});
      if (attempt.error) attempt.reset();
    },
    save,
    isPending: attempt.isPending,
    problems: { ...serverProblems, ...ownProblems },
    failure: attempt.error ? failureText(attempt.error) : undefined,
  };
};
