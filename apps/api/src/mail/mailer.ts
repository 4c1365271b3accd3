export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** Sends mail; resolves when the mail server (or the outbox folder) has accepted it. */
export type Mailer = {
  /** @throws MailRefused if a retry is of no use; any other error if it may help. */
  send(mail: Mail): Promise<void>;
};

/** Reports that the mail server will never deliver to this address. */
export class MailRefused extends Error {
  constructor(cause: unknown) {
    super('The mail server refused this recipient.', { cause });
    this.name = 'MailRefused';
  }
}
