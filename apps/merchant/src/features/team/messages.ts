export const membersFailed = 'Failed to fetch the team. Please try again later.';
export const invitesFailed = 'Failed to fetch the invites. Please try again later.';
export const noInvites = 'No open invites. Someone you invite appears here until they accept.';
export const actionFailed = 'An error occurred';
export const emailMissing = 'Please enter an email address';
export const changeUnknown =
  'We couldn’t reach the service, so we don’t know whether this was saved. Trying again sends the same request, and has no second effect.';
export const lastOwnerNote =
  'Every account needs an owner. To change the only one, make someone else an owner first.';
export const inviteInvalid = 'This invite is no longer valid. Ask for a new one.';
export const inviteFailed = 'The invite couldn’t be opened. Please try again.';
export const acceptFailed = 'The invite couldn’t be accepted. Please try again.';
