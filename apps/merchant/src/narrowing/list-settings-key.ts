/** Where a person's columns and views are in memory, once they have been read. */
export const listSettingsKey = (accountId: string) => [accountId, 'list settings'];
