import { ApiError } from '@tillbook/api-client';
import type { EntrySet } from '@tillbook/contract';
import { failureMessage, useSessionStorage, useNotify, useUnsavedChanges } from '@tillbook/web-shell';
import { useEffect, useState } from 'react';
import {
  dayOfEntrySet,
  emptyJournal,
  journalBody,
  journalOf,
  journalProblems,
  type Journal,
  type JournalProblems,
} from './journal.ts';
import { readWrittenJournal, type SavedDraft, type WrittenJournal } from './stored-journal.ts';
import { actionFailed, savedAsDraft, savedButNotPosted } from './messages.ts';
import { usePosting } from './use-posting.ts';
import { useSaving } from './use-saving.ts';

/** Returns today in the user's time zone as YYYY-MM-DD, which is the Swedish date format. */
const today = (): string => new Date().toLocaleDateString('sv-SE');

const draftOf = (entrySet: EntrySet): SavedDraft => ({
  id: entrySet.id,
  reference: entrySet.reference,
  day: dayOfEntrySet(entrySet),
});

const begin = (entrySet: EntrySet | undefined): WrittenJournal =>
  entrySet ? { journal: journalOf(entrySet), draft: draftOf(entrySet) } : { journal: emptyJournal(today()) };

const contentOf = (journal: Journal): string => JSON.stringify(journalBody(journal));

/** Returns the server's own message. Messages about fields are shown at the fields. */
const savingFailure = (error: Error): string => error.message || actionFailed;

const postingFailure = (error: Error, reference: string): string =>
  savedButNotPosted(reference, failureMessage(error, actionFailed));

/**
 * Stores a journal while it is edited, saves it as a draft, then posts it.
 *
 * @param entrySet the draft to edit; without it, a new entry set is created
 * @param onDone receives the ID of the entry set once it is saved or posted
 */
export const useJournal = (entrySet: EntrySet | undefined, onDone: (entrySetId: string) => void) => {
  const notify = useNotify();
  const draftKey = entrySet?.id ?? 'new';
  const [written, setWritten] = useSessionStorage(`journal ${draftKey}`, readWrittenJournal, () =>
    begin(entrySet),
  );
  const { journal, draft } = written;
  const [savedContent, setSavedContent] = useState(() => contentOf(begin(entrySet).journal));
  const [ownProblems, setOwnProblems] = useState<JournalProblems>({});
  const [doneId, setDoneId] = useState<string>();
  const hasChanges = contentOf(journal) !== savedContent;

  useUnsavedChanges(hasChanges && doneId === undefined);
  // Runs after the effect above, so that the user is not asked to discard changes that have just been saved.
  useEffect(() => {
    if (doneId !== undefined) onDone(doneId);
  }, [doneId, onDone]);

  const noteSaved = (saved: EntrySet) => {
    setWritten({ journal, draft: draftOf(saved) });
    setSavedContent(contentOf(journal));
  };
  /** Starts a new entry set. In a form that edits a draft, counts the current values as saved. */
  const clearForm = () => {
    if (entrySet !== undefined) return setSavedContent(contentOf(journal));
    const empty = begin(undefined);
    setWritten(empty);
    setSavedContent(contentOf(empty.journal));
  };
  const posting = usePosting(draftKey, {
    onPosted: (posted) => setDoneId(posted.id),
    // Checks the ID, because the lost posting may belong to another entry set that this form created earlier.
    onFoundPosted: (postedId) => postedId === draft?.id && clearForm(),
  });
  const saving = useSaving(draft?.id, {
    clearForm,
    onSaved: (saved, thenPost) => {
      noteSaved(saved);
      if (thenPost) return posting.submit(saved.id);
      notify('positive', savedAsDraft(saved.reference));
      return setDoneId(saved.id);
    },
  });
  const [postsNext, setPostsNext] = useState(false);

  const attempts = [
    { attempt: saving, noun: 'entry set' },
    { attempt: posting, noun: 'posting' },
  ];
  const isPosted = entrySet !== undefined && posting.unresolved?.outcome.status === 'succeeded';
  const isPosting = posting.isPending || (saving.isPending && postsNext);
  const forgetOutcomes = () => attempts.forEach(({ attempt }) => attempt.error && attempt.reset());

  const save = (thenPost: boolean) => {
    if (saving.isPending || isPosting || isPosted) return;
    forgetOutcomes();
    const found = journalProblems(journal);
    setOwnProblems(found);
    if (Object.keys(found).length > 0) return;
    const body = journalBody(journal, draft?.day);
    // Continues from the saved draft, which may even be posted already if only the response was lost.
    const savedId = hasChanges ? undefined : draft?.id;
    setPostsNext(thenPost);
    if (savedId === undefined) return saving.submit({ body, thenPost });
    return thenPost ? posting.submit(savedId) : setDoneId(savedId);
  };

  const savingError = saving.error;
  const postingError = posting.error && postingFailure(posting.error, draft?.reference ?? journal.reference);
  return {
    journal,
    /** Clears the server's message on the first change, since it was about the values that were sent. */
    change: (next: Journal) => {
      setWritten({ ...written, journal: next });
      setOwnProblems({});
      forgetOutcomes();
    },
    save,
    lost: attempts.find(({ attempt }) => attempt.unresolved !== undefined),
    /** True once the draft is found to be posted: it can no longer be changed or sent. */
    isPosted,
    isSaving: saving.isPending && !postsNext,
    isPosting,
    problems: { ...(savingError instanceof ApiError && savingError.fields), ...ownProblems },
    failure: savingError ? savingFailure(savingError) : (postingError ?? undefined),
  };
};
