export { findUnsentGrantMails } from './mail-store.ts';
export { sendDueGrantMails } from './send-due-grant-mails.ts';
