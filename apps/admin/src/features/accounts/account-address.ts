export const accountsAddress = '/admin/accounts';
export const newAccountAddress = `${accountsAddress}/create`;

/** Where an account is managed. */
export const accountAddress = (accountId: string): string =>
  `${accountsAddress}/${encodeURIComponent(accountId)}`;

/** Where its fee profile is changed. */
export const feesAddress = (accountId: string): string => `${accountAddress(accountId)}/fees`;
