/** The name under which processes on one database notify each other of changes. */
export const channel = 'account_changes';

/** Stands for every account. */
export const everyAccount = '*';

/** Stands for permissions: the followers of the account are checked. */
export const accessChanged = '!';

/** A notification holds less than 8,000 bytes; if more accounts have changed, it says that all have. */
const mostNamed = 200;

export const messageAbout = (accountIds: ReadonlySet<string>): string =>
  accountIds.size > mostNamed || accountIds.has(everyAccount)
    ? [everyAccount, ...(accountIds.has(accessChanged) ? [accessChanged] : [])].join(' ')
    : [...accountIds].join(' ');

export const accountsIn = (message: string): readonly string[] => message.split(' ');
