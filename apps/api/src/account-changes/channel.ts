export const channel = 'account_changes';

/** Means every account. */
export const everyAccount = '*';

/** Requests a check of all followers' permissions. */
export const accessChanged = '!';

/**
 * The limit of accounts in a notification, which holds less than 8,000 bytes. Above it, a notification is
 * about every account.
 */
const mostNamed = 200;

export const messageAbout = (accountIds: ReadonlySet<string>): string =>
  accountIds.size > mostNamed || accountIds.has(everyAccount)
    ? [everyAccount, ...(accountIds.has(accessChanged) ? [accessChanged] : [])].join(' ')
    : [...accountIds].join(' ');

export const accountsIn = (message: string): readonly string[] => message.split(' ');
