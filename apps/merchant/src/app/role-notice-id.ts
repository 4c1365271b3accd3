/** The ID of the element that says that the user's role does not allow something on the screen. */
export const roleNoticeId = 'role-notice';
