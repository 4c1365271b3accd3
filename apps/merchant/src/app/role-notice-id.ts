export const roleNoticeId = 'role-notice';
