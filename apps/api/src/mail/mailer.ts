export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** Sends email; resolves when the mail server or the outbox folder has accepted it. */
export type Mailer = {
  /** @throws MailRefused if a retry cannot help, or any other error if a retry may help */
  send(mail: Mail): Promise<void>;
};

/** Thrown if the mail server will never deliver to the address. */
export class MailRefused extends Error {
  constructor(cause: unknown) {
    super('The mail server refused this recipient.', { cause });
    this.name = 'MailRefused';
  }
}
