export const accountsAddress = '/admin/accounts';
export const newAccountAddress = `${accountsAddress}/create`;

export const accountAddress = (accountId: string): string =>
  `${accountsAddress}/${encodeURIComponent(accountId)}`;

export const feesAddress = (accountId: string): string => `${accountAddress(accountId)}/fees`;
