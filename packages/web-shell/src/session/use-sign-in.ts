import { ApiError } from '@tillbook/api-client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useShell } from '../shell/use-shell.tsx';
import type { Session } from '../state/client-state.ts';
import { useSessionRecheck } from './session-recheck.ts';

const signInFailed = 'Unknown error';

type Failure = Pick<ApiError, 'message' | 'fields'>;

export type SignInOptions = {
  /**
   * True if a user is signed in but the check of their session failed; they continue once a later check
   * succeeds.
   */
  readonly isUnchecked?: boolean | undefined;
  /** Returns the reason why a session cannot be used here and is ended. Without it, every session can be used. */
  readonly refuse?: (session: Session) => string | undefined;
  readonly onSignedIn: () => void | Promise<void>;
};

export const useSignIn = ({ isUnchecked = false, refuse, onSignedIn }: SignInOptions) => {
  const shell = useShell();
  // Starts with the email of an ended session, whose user is known.
  const [email, setEmail] = useState(shell.store.get().session.email);
  const [password, setPassword] = useState('');
  // Avoids a mutation of the query client, whose code would be about one percent of the first page's
  // download.
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  // Downloads the code for signing in while the user types.
  useEffect(() => shell.warmUp(), [shell]);

  const recheck = useSessionRecheck(isUnchecked);
  // True during typing, when the page must not change.
  const isTyping = password !== '' || email !== shell.store.get().session.email;
  const mayGoOn = recheck === 'valid' && !isTyping && !isPending;
  const goOn = useEffectEvent(() => void onSignedIn());
  useEffect(() => {
    if (mayGoOn) goOn();
  }, [mayGoOn]);

  const send = async () => {
    const { signIn } = await import('./sign-in.ts');
    await signIn(shell, { email, password });
    const refusal = refuse?.(shell.store.get().session);
    if (refusal !== undefined) {
      await shell.signOut();
      setFailure({ message: refusal, fields: {} });
      return;
    }
    await onSignedIn();
    // Restores the email when a guard could not check the new session and sent the user back here.
    setEmail(shell.store.get().session.email);
    setPassword('');
  };

  const submit = async () => {
    setIsPending(true);
    // Clears the alert first, because screen readers announce only a new alert.
    setFailure(undefined);
    try {
      await send();
    } catch (error) {
      // Shows the server's own message in the banner, because field errors are shown at the fields.
      setFailure(error instanceof ApiError && error.message ? error : { message: signInFailed, fields: {} });
    }
    setIsPending(false);
  };

  return {
    email,
    setEmail,
    password,
    setPassword,
    failure,
    isPending,
    recheck,
    submit: () => {
      if (!isPending) void submit();
    },
  };
};
