export const signInFailed = 'Unknown error';
