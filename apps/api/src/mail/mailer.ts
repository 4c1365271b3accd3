export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** Sends mail; resolves when the mail server (or the outbox folder) has taken it. */
export type Mailer = { send(mail: Mail): Promise<void> };
