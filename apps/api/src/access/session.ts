/** Who is calling, as the server says it now. */
export type Session = {
  readonly userId: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
  /** The account that the request's address names, where the person has a grant of it. */
  readonly grantedAccountId: string | undefined;
};
