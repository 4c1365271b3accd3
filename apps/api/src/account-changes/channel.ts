/** Names the channel on which processes notify each other of changed accounts. */
export const channel = 'account_changes';

/** Means every account. */
export const everyAccount = '*';

/** Means permissions: the account's followers are checked. */
export const accessChanged = '!';

/**
 * Limits the accounts in one notification, which holds less than 8,000 bytes; above the limit it names every
 * account.
 */
const mostNamed = 200;

export const messageAbout = (accountIds: ReadonlySet<string>): string =>
  accountIds.size > mostNamed || accountIds.has(everyAccount)
    ? [everyAccount, ...(accountIds.has(accessChanged) ? [accessChanged] : [])].join(' ')
    : [...accountIds].join(' ');

export const accountsIn = (message: string): readonly string[] => message.split(' ');
