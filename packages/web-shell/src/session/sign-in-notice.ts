import { sessionEnded, signedOutElsewhere } from './messages.ts';

export type SignInNotice = 'session-ended' | 'signed-out-elsewhere';

export const signInNoticeText: Readonly<Record<SignInNotice, string>> = {
  'session-ended': sessionEnded,
  'signed-out-elsewhere': signedOutElsewhere,
};

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Passed in the navigation to the sign-in page, and dropped with it. */
    signInNotice?: SignInNotice | undefined;
  }
}
