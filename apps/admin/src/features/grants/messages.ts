export const grantsFailed = 'Failed to fetch the people with access. Please try again later.';
export const actionFailed = 'An error occurred';
export const emailMissing = 'Please enter an email address';
export const revokingUnknown =
  'We couldn’t reach the service, so we don’t know whether access was revoked. Trying again sends the same request, and has no second effect.';
