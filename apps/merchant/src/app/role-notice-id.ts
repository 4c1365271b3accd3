/** The ID of the notice that the user's role does not allow something on the screen. */
export const roleNoticeId = 'role-notice';
