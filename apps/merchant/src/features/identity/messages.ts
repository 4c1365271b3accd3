export const resetRequestFailed = 'Failed to send reset email';
export const emailRequired = 'Please enter an email address';
export const resetTokenMissing = 'Invalid or missing reset token';
export const resetFailed = 'Failed to reset password';
export const resetSucceeded = 'Password Reset Successful!';
export const emailLinkInvalid = 'This link is no longer valid. Your email address was not changed.';
export const emailConfirmFailed = 'Failed to change email';
export const emailChanged = 'Your email was changed';
export const signInWith = (email: string): string => `Sign in with ${email} from now on.`;
export const emailConfirmTerms =
  'You’ll sign in with this address from now on, and are signed out everywhere.';
export const resetRequested = (email: string): string =>
  `If an account exists for ${email}, a link to set a new password is on its way. It works for 30 minutes.`;
export const backToSignIn = 'Back to sign in';
export const forgotPassword = 'Forgot your password?';
export const forgotPasswordHint = 'Enter your email and we’ll send you a link to set a new one.';
export const signInDetail = 'to your merchant account';
export const requestNewLink = 'Request a new link';
export const signInOpens = 'You’ll be taken to the sign-in page in a moment.';
export const handoverFailed = 'The account couldn’t be opened. Please try again.';
export const handoverExpired =
  'This link to the account has expired. Open the account again from the admin app.';
