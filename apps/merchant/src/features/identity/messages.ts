export const resetRequestFailed = 'Failed to send reset email';
export const emailRequired = 'Please enter an email address';
export const resetTokenMissing = 'Invalid or missing reset token';
export const resetFailed = 'Failed to reset password';
export const resetSucceeded = 'Password Reset Successful!';
export const emailLinkInvalid = 'This link is no longer valid. Your email address was not changed.';
export const emailConfirmFailed = 'Failed to change email';
export const emailChanged = 'Your email was changed';
