export { findUnsentInvites } from './invite-mail-store.ts';
export { sendDueInvites } from './send-due-invites.ts';
