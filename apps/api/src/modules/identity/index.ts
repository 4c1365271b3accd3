export { findActors, isPlatformStaff, type Actor } from './actors.ts';
export { clearExpired } from './clear-expired.ts';
export { createAdmin, type PasswordLink } from './create-admin.ts';
export { createUser } from './create-user.ts';
export { resetLink } from './reset-mail.ts';
export { findDueResetRequests } from './reset-request-store.ts';
export { sendDueResetMails } from './send-due-reset-mails.ts';
export { findUserByEmail, insertPasswordReset } from './store.ts';
