export const channel = 'account_changes';

/** The message for a change to every account. */
export const everyAccount = '*';

/** The message that requests a check of all followers' permissions. */
export const accessChanged = '!';

/**
 * The maximum number of accounts in a notification, because PostgreSQL limits its payload to less than 8,000
 * bytes. A notification of more accounts is sent as a change to every account.
 */
const mostNamed = 200;

export const messageAbout = (accountIds: ReadonlySet<string>): string =>
  accountIds.size > mostNamed || accountIds.has(everyAccount)
    ? [everyAccount, ...(accountIds.has(accessChanged) ? [accessChanged] : [])].join(' ')
    : [...accountIds].join(' ');

export const accountsIn = (message: string): readonly string[] => message.split(' ');
