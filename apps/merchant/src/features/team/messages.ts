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
export const withdrawInviteTo = (email: string): string => `Withdraw invite to ${email}`;
export const inviteTerms = 'They get an email with a link that works once, for 7 days.';
export const signInToAccept = 'Sign in to accept';
export const invitedAnother = (email: string): string =>
  `You’re signed in as ${email}. Sign in with the invited address to accept.`;
export const changeRoleOf = (email: string): string => `Change role of ${email}`;
export const noMembers = 'Nobody works in this account yet.';
export const registerHint = 'Set a password, then sign in with this email.';
export const memberRemoved = (email: string): string => `${email} no longer has access`;
export const removalQuestion = (email: string): string => `Remove ${email}?`;
export const removalTerms =
  'They lose access to this account immediately, and invites they sent no longer work. Their other accounts aren’t affected.';
export const roleChanged = (email: string): string => `The role of ${email} was changed`;
export const roleChangeTerms = (email: string): string => `The new role of ${email} applies immediately.`;
export const roleDetails = {
  owner: 'Everything, including settings and the team',
  finance: 'Withdraws money, takes and refunds payments, responds to disputes',
  operator: 'Takes payments, refunds them and sends receipts',
  viewer: 'Views and exports, and changes nothing',
} as const;
export const teamPurpose = 'People with access to this account, and their roles.';
export const inviteWithdrawn = (email: string): string => `The invite to ${email} was withdrawn`;
export const withdrawalQuestion = (email: string): string => `Withdraw the invite to ${email}?`;
export const withdrawalTerms = 'The link in their email no longer works. You can invite them again.';
export const invitedAs = (email: string, role: string): string => `${email} is invited as ${role}.`;
