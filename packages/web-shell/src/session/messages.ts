export const sessionEnded = 'Your session has ended. Sign in to continue where you left off.';
export const signedOutElsewhere = 'You signed out in another tab.';
/** Shown while a session could not be checked and remains stored. */
export const sessionUnchecked =
  'We couldn’t check your session. You’re still signed in, and we’ll take you back as soon as the check succeeds.';
/** Shown if the check succeeded while the user was typing: the page must not change during typing. */
export const sessionChecked = 'Your session is still valid. You can continue without signing in again.';
export const forgotPassword = 'Forgot your password?';
