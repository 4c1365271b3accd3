import { layOutMail } from './lay-out-mail.ts';
import type { MailContent } from './mail-content.ts';

export type ReceiptMail = {
  readonly brandName: string;
  /** The heading: "Receipt from Harbor Coffee". */
  readonly heading: string;
  readonly subject: string;
  readonly amount: string;
  /** The facts of the payment, including the amount, as in the preview of the receipt. */
  readonly facts: readonly (readonly [label: string, value: string])[];
};

export const receiptMail = (mail: ReceiptMail): MailContent => layOutMail(mail);
