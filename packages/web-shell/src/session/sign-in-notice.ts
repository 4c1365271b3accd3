export type SignInNotice = 'session-ended' | 'signed-out-elsewhere';

export const signInNoticeText: Readonly<Record<SignInNotice, string>> = {
  'session-ended': 'Your session has ended. Sign in to continue where you left off.',
  'signed-out-elsewhere': 'You signed out in another tab.',
};

/** Shown while a session could not be checked and remains stored. */
export const uncheckedSessionText =
  'We couldn’t check your session. You’re still signed in, and we’ll take you back as soon as the check succeeds.';

/** Shown if the check succeeded while the user was typing, during which the page must not change. */
export const checkedSessionText = 'Your session is still valid. You can continue without signing in again.';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Passed in the navigation to the sign-in page, and dropped with it. */
    signInNotice?: SignInNotice | undefined;
  }
}
