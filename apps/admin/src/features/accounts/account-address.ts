export const accountsAddress = '/admin/accounts';
export const newAccountAddress = `${accountsAddress}/create`;

/** The screen that manages an account. */
export const accountAddress = (accountId: string): string =>
  `${accountsAddress}/${encodeURIComponent(accountId)}`;

/** The screen that changes its fee profile. */
export const feesAddress = (accountId: string): string => `${accountAddress(accountId)}/fees`;
