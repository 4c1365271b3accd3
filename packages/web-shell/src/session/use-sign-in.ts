import { ApiError } from '@tillbook/api-client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useShell } from '../shell/use-shell.tsx';
import type { Session } from '../state/client-state.ts';
import { useSessionRecheck } from './session-recheck.ts';

const signInFailed = 'Unknown error';

type Failure = Pick<ApiError, 'message' | 'fields'>;

export type SignInOptions = {
  /** True if somebody is signed in but the check of their session failed: they continue once it succeeds. */
  readonly isUnchecked?: boolean | undefined;
  /** Says why a session cannot be used here; it is then ended. Without it, every session can. */
  readonly refuse?: (session: Session) => string | undefined;
  readonly onSignedIn: () => void | Promise<void>;
};

/** The typed email and password, and signing in with them. */
export const useSignIn = ({ isUnchecked = false, refuse, onSignedIn }: SignInOptions) => {
  const shell = useShell();
  // The user of an ended session is known; the next one is not.
  const [email, setEmail] = useState(shell.store.get().session.email);
  const [password, setPassword] = useState('');
  // Not a mutation of the query client: its code would be a hundredth of the first page's size.
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  // The code for signing in is downloaded while the user types.
  useEffect(() => shell.warmUp(), [shell]);

  const recheck = useSessionRecheck(isUnchecked);
  // The page does not change while somebody is typing.
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
    // A guard that could not check the new session has sent them back here.
    setEmail(shell.store.get().session.email);
    setPassword('');
  };

  const submit = async () => {
    setIsPending(true);
    // Screen readers announce a new alert, not one that is already there.
    setFailure(undefined);
    try {
      await send();
    } catch (error) {
      // Field errors are shown at the fields, so the banner shows the server's own message.
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
