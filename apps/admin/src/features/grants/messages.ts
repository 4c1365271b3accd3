export const grantsFailed = 'Failed to fetch the people of this account. Please try again later.';
export const actionFailed = 'An error occurred';
export const emailMissing = 'Please enter an email address';
export const grantingUnknown =
  'The service could not be reached. It is safe to try again: nobody is granted access or mailed twice.';
export const revokingUnknown =
  'The service could not be reached, so it is not known whether access is revoked. It is safe to try again.';
