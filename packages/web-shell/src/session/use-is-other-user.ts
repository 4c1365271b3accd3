import { useClientState } from '../shell/use-shell.tsx';

/**
 * Returns true once a user other than `email` has signed in in another tab. A screen of `email` would send its
 * calls with the session of that user.
 *
 * @param email of the user for whom the route was loaded; empty before the first check of the session
 */
export const useIsOtherUser = (email: string): boolean =>
  useClientState(({ session }) => email !== '' && session.token !== '' && session.email !== email);
