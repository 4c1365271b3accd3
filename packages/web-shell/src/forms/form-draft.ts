import { useEffect, useRef, useState } from 'react';
import { useShell } from '../shell/use-shell.tsx';

/** What a form held when its session ended, until the same user returns to the same account. Kept in memory only. */
export type FormDraft<Value> = {
  readonly keep: (owner: string, value: Value) => void;
  /** Returns the owner's draft, once. */
  readonly take: (owner: string) => Value | undefined;
};

/**
 * Creates the draft of one form, once, in the form's module.
 *
 * @example const amountDraft = createFormDraft<string>();
 */
export const createFormDraft = <Value>(): FormDraft<Value> => {
  let kept: { readonly owner: string; readonly value: Value } | undefined;
  return {
    keep: (owner, value) => {
      kept = { owner, value };
    },
    take: (owner) => {
      const value = kept?.owner === owner ? kept.value : undefined;
      kept = undefined;
      return value;
    },
  };
};

/**
 * State that survives the end of a session: after signing in again, users find what they had typed. It does not survive
 * a sign-out or leaving the form.
 *
 * @param form made by `createFormDraft`
 * @param initial what the form starts with when nothing was kept
 */
export const useFormDraft = <Value>(form: FormDraft<Value>, initial: () => Value) => {
  const { store } = useShell();
  const [owner] = useState(() => `${store.get().session.email} ${store.get().account.accountId}`);
  const [value, setValue] = useState(() => form.take(owner) ?? initial());
  const latest = useRef(value);

  useEffect(() => {
    latest.current = value;
  }, [value]);

  useEffect(
    () => () => {
      const { session, account } = store.get();
      const hasEnded = session.token === '' && `${session.email} ${account.accountId}` === owner;
      if (hasEnded) form.keep(owner, latest.current);
    },
    [form, owner, store],
  );

  return [value, setValue] as const;
};
