import { useEffect, useState } from 'react';
import { useClientState, useShell } from '../shell/use-shell.tsx';

/** The state of a repeated check: `ended` if the session is over; undefined if no check is repeated. */
export type SessionRecheck = 'failing' | 'valid' | 'ended' | undefined;

/**
 * Repeats a failed check every few seconds, and as soon as the network is back.
 *
 * @param isWanted false if no check has failed
 */
export const useSessionRecheck = (isWanted: boolean): SessionRecheck => {
  const { guard, settings } = useShell();
  const delayMs = settings.sessionRecheckDelayMs;
  const { token, email } = useClientState(({ session }) => session);
  const [validToken, setValidToken] = useState('');
  const isWaiting = isWanted && token !== '' && token !== validToken;

  useEffect(() => {
    if (!isWaiting) return undefined;
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void recheck(), delayMs);
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
  }, [isWaiting, token, guard, delayMs]);

  if (!isWanted) return undefined;
  // Distinguishes a session that expired, which leaves its user's email, from a sign-out, which leaves nothing.
  if (token === '') return email === '' ? undefined : 'ended';
  return token === validToken ? 'valid' : 'failing';
};
