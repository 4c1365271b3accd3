/** Why a person stands before the sign-in again, where they have not asked for it. */
export type SignInNotice = 'session-ended' | 'signed-out-elsewhere';

export const signInNoticeText: Readonly<Record<SignInNotice, string>> = {
  'session-ended': 'Your session has ended. Sign in to go on where you were.',
  'signed-out-elsewhere': 'You have signed out in another tab.',
};

/** What is said while a session is kept whose check has failed. */
export const uncheckedSessionText =
  'We could not check your session. You are still signed in, and this page will take you back as soon as the check succeeds.';

/** What is said where the check has succeeded while somebody was typing: the page does not change under their hands. */
export const checkedSessionText = 'Your session has been checked. You can go on without signing in again.';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Goes with the step to the sign-in page, and is gone with it. */
    signInNotice?: SignInNotice | undefined;
  }
}
