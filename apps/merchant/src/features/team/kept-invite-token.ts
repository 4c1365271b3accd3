/** In memory alone: whoever has the token can use the invite, and signing in leads through another page. */
let token: string | undefined;

/** Keeps the token of the invite link that was opened last; undefined forgets it. */
export const keepInviteToken = (opened: string | undefined): void => {
  token = opened;
};

export const keptInviteToken = (): string | undefined => token;
