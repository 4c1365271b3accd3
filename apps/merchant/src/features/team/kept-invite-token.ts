/**
 * In memory only, because the token is secret. Stored at all because signing in leads through another page.
 */
let token: string | undefined;

/** Stores the token of the last opened invite link; undefined clears it. */
export const keepInviteToken = (opened: string | undefined): void => {
  token = opened;
};

export const keptInviteToken = (): string | undefined => token;
