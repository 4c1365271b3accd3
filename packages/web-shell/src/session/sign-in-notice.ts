/** Why a person stands before the sign-in again, where they have not asked for it. */
export type SignInNotice = 'session-ended' | 'signed-out-elsewhere';

export const signInNoticeText: Readonly<Record<SignInNotice, string>> = {
  'session-ended': 'Your session has ended. Sign in to go on where you were.',
  'signed-out-elsewhere': 'You have signed out in another tab.',
};

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Goes with the step to the sign-in page, and is gone with it. */
    signInNotice?: SignInNotice | undefined;
  }
}
