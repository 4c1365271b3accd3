import { useEffect, useState } from 'react';
import { useClientState, useShell } from '../shell/use-shell.tsx';
import type { Shell } from '../shell/shell.ts';

/** In the address of the sign-in page: somebody is signed in, and the check of their session has failed. */
export type FailedSessionCheck = 'failed';

/** The mark of a failed check in a search parameter, or nothing. */
export const readSessionCheck = (value: unknown): FailedSessionCheck | undefined =>
  value === 'failed' ? value : undefined;

/**
 * Checks the session once before the sign-in page is drawn on it, where this page has not done so: after a reload, or on
 * the way from the admin app. Whoever turns out to be signed in sees no form.
 */
export const isValidByNow = async ({ guard }: Shell): Promise<boolean> =>
  !guard.hasFailed() && (await guard.check()) === 'valid';

/** How long after a check that failed the next one is made. */
const recheckAfterMs = 5_000;

/** `ended` is a session that has turned out to be over; undefined where there is nothing to wait for. */
export type SessionRecheck = 'failing' | 'valid' | 'ended' | undefined;

/**
 * Checks again and again a session whose check has failed: every few seconds, and as soon as the network is back.
 *
 * @param isWanted false where nothing has failed
 */
export const useSessionRecheck = (isWanted: boolean): SessionRecheck => {
  const { guard } = useShell();
  const { token, email } = useClientState(({ session }) => session);
  const [validToken, setValidToken] = useState('');
  const isWaiting = isWanted && token !== '' && token !== validToken;

  useEffect(() => {
    if (!isWaiting) return undefined;
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void recheck(), recheckAfterMs);
    };
    const recheck = async () => {
      const check = await guard.check();
      if (isLeft) return;
      if (check === 'valid') setValidToken(token);
      else wait();
    };
    const recheckNow = () => void recheck();
    wait();
    window.addEventListener('online', recheckNow);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      window.removeEventListener('online', recheckNow);
    };
  }, [isWaiting, token, guard]);

  if (!isWanted) return undefined;
  // A session that ends by itself leaves the email of its person, a sign-out nothing.
  if (token === '') return email === '' ? undefined : 'ended';
  return token === validToken ? 'valid' : 'failing';
};
