import { useEffect, useRef, useState } from 'react';
import { createFormDraft, type FormDraft } from '../forms/form-draft.ts';
import { useShell } from '../shell/use-shell.tsx';
import { sessionStorageOf } from './page-storage.ts';

const storageKey = (name: string): string => `kept ${name}`;

const readText = (key: string): string | null => {
  const storage = sessionStorageOf(window);
  const text = storage.getItem(key);
  storage.removeItem(key);
  return text;
};

const fromJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Returns the owner's value once. Also removes a value of another user. */
const take = (name: string, owner: string): unknown => {
  const text = readText(storageKey(name));
  const kept = text === null ? undefined : fromJson(text);
  const isOwn = typeof kept === 'object' && kept !== null && 'owner' in kept && kept.owner === owner;
  return isOwn && 'value' in kept ? kept.value : undefined;
};

const keep = (name: string, owner: string, value: unknown): void =>
  sessionStorageOf(window).setItem(storageKey(name), JSON.stringify({ owner, value }));

/** The drafts of dialogs that were left by a click outside, by form. */
const leftForms = new Map<string, FormDraft<unknown>>();

const draftOf = (name: string): FormDraft<unknown> => {
  const known = leftForms.get(name);
  if (known) return known;
  const draft = createFormDraft<unknown>();
  leftForms.set(name, draft);
  return draft;
};

/**
 * Stores form state beyond the end of a session, since signing in again goes through another page, and in
 * memory beyond a click outside the form's dialog. A sign-out removes it.
 *
 * @param name the form and its subject
 * @param read parses the stored value, which may have been tampered with
 * @param initial the values to start with if none were stored
 * @returns the state, its setter, and a function that stores the draft, for a dialog's `onClickOutside`
 */
export const useSessionStorage = <Value>(
  name: string,
  read: (stored: unknown) => Value | undefined,
  initial: () => Value,
) => {
  const { store } = useShell();
  const [owner] = useState(() => store.get().session.email);
  const [value, setValue] = useState(() => read(draftOf(name).take(owner) ?? take(name, owner)) ?? initial());
  const latest = useRef(value);

  useEffect(() => {
    latest.current = value;
  }, [value]);

  useEffect(
    () =>
      store.subscribe(() => {
        const { session } = store.get();
        if (session.token === '' && session.email === owner) keep(name, owner, latest.current);
      }),
    [name, owner, store],
  );

  const storeDraft = () => draftOf(name).store(owner, value);
  return [value, setValue, storeDraft] as const;
};
