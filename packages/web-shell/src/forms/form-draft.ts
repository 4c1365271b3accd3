import { useEffect, useRef, useState } from 'react';
import { useShell } from '../shell/use-shell.tsx';
import type { ClientState } from '../state/client-state.ts';

/**
 * The content of a form that was left by mistake, until the same user returns to the same account. In memory
 * only.
 */
export type FormDraft<Value> = {
  readonly store: (owner: string, value: Value) => void;
  /** Returns the owner's draft, once. */
  readonly take: (owner: string) => Value | undefined;
};

/**
 * Creates the draft of one form, once, in the form's module. Never for passwords, card numbers or bank account numbers.
 *
 * @example const amountDraft = createFormDraft<string>();
 */
export const createFormDraft = <Value>(): FormDraft<Value> => {
  let stored: { readonly owner: string; readonly value: Value } | undefined;
  return {
    store: (owner, value) => {
      stored = { owner, value };
    },
    take: (owner) => {
      const value = stored?.owner === owner ? stored.value : undefined;
      stored = undefined;
      return value;
    },
  };
};

/**
 * Stores form state beyond the end of a session, and beyond a click outside the form's dialog, so that users
 * find their input again. A sign-out, Cancel, or leaving the form removes it.
 *
 * @param form made by `createFormDraft`
 * @param initial the values to start with if no draft was stored
 * @param subject the object of the form, such as a payment's ID; a draft returns only to the same subject
 * @returns the state, its setter, and a function that stores the draft, for a dialog's `onClickOutside`
 */
export const useFormDraft = <Value>(form: FormDraft<Value>, initial: () => Value, subject = '') => {
  const { store } = useShell();
  const [owner] = useState(() => ownerOf(store.get(), subject));
  const [value, setValue] = useState(() => form.take(owner) ?? initial());
  const latest = useRef(value);

  useEffect(() => {
    latest.current = value;
  }, [value]);

  useEffect(
    () => () => {
      const state = store.get();
      if (state.session.token === '' && ownerOf(state, subject) === owner) form.store(owner, latest.current);
    },
    [form, owner, store, subject],
  );

  const storeDraft = () => form.store(owner, value);
  return [value, setValue, storeDraft] as const;
};

const ownerOf = ({ session, account }: ClientState, subject: string): string =>
  `${session.email} ${account.accountId} ${subject}`;
