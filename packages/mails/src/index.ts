export { accessMail, invitationMail, type AccessMail, type InvitationMail } from './access-mail.ts';
export {
  emailChangedMail,
  emailChangeMail,
  type EmailChangedMail,
  type EmailChangeMail,
} from './email-change-mail.ts';
export { inviteMail, type InviteMail } from './invite-mail.ts';
export type { MailContent } from './mail-content.ts';
export { receiptMail, type ReceiptMail } from './receipt-mail.ts';
export { resetMail, type ResetMail } from './reset-mail.ts';
