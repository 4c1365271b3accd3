export type Session = {
  readonly userId: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
  /** The grant on the account in the request's address, if the person has one. */
  readonly grant: { readonly accountId: string; readonly role: string } | undefined;
};
