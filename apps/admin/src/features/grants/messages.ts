export const grantsFailed = 'Failed to fetch the people with access. Please try again later.';
export const actionFailed = 'An error occurred';
export const emailMissing = 'Please enter an email address';
export const revokingUnknown =
  'We couldn’t reach the service, so we don’t know whether access was revoked. Trying again sends the same request, and has no second effect.';
export const noGrants = 'Nobody has access to this account yet. Grant access to the first person.';
export const grantTerms = (accountName: string): string =>
  `They can do everything in ${accountName}: take payments, refund and withdraw. If they have no password yet, they get a link to set one.`;
export const invitationSent = (email: string): string => `${email} was emailed a link to set a password`;
export const accessGranted = (email: string): string => `${email} has access and was notified by email`;
export const revokeQuestion = (email: string): string => `Revoke access of ${email}?`;
export const revokeTerms = (accountName: string): string =>
  `They lose access to ${accountName} immediately. Their other accounts aren’t affected.`;
export const accessRevoked = (email: string): string => `${email} no longer has access`;
