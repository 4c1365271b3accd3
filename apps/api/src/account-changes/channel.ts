/** The name under which the processes on one database tell each other what has changed. */
export const channel = 'account_changes';

/** Stands for every account there is. */
export const everyAccount = '*';

/** Stands for what people may read: whoever follows an account is looked at. */
export const accessChanged = '!';

/** A message holds less than 8,000 bytes; where more accounts have changed than this, it says that all have. */
const mostNamed = 200;

export const messageAbout = (accountIds: ReadonlySet<string>): string =>
  accountIds.size > mostNamed || accountIds.has(everyAccount)
    ? [everyAccount, ...(accountIds.has(accessChanged) ? [accessChanged] : [])].join(' ')
    : [...accountIds].join(' ');

export const accountsIn = (message: string): readonly string[] => message.split(' ');
