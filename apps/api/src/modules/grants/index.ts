export { findUnsentGrantMails } from './mail-store.ts';
export { sendDueGrantMails } from './send-due-grant-mails.ts';
export {
  endWhatGrantBegan,
  findOrInsertGrantee,
  insertGrant,
  withdrawInvitesOf,
  type Grantee,
} from './store.ts';
