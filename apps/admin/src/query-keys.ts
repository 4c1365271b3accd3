export const accountQueries = { queryKey: ['accounts'] };

export const accountListKey = (filters: object, page: number) => ({
  queryKey: ['accounts', 'list', filters, page],
});

export const accountSearchKey = (search: string) => ({ queryKey: ['accounts', 'search', search] });

export const accountAdministrationKey = (accountId: string) => ({
  queryKey: ['accounts', 'administration', accountId],
});

export const programQueries = { queryKey: ['programs'] };

export const programListKey = (page: number) => ({ queryKey: ['programs', 'list', page] });

export const programChoiceKey = () => ({ queryKey: ['programs', 'choice'] });

export const grantQueries = (accountId: string) => ({ queryKey: ['grants', accountId] });

export const grantListKey = (accountId: string, page: number) => ({
  queryKey: ['grants', accountId, 'list', page],
});

export const devicesKey = (accountId: string) => ({ queryKey: ['devices', accountId] });

export const generalLedgerQueries = { queryKey: ['general-ledger'] };

export const ledgerAccountsKey = () => ({ queryKey: ['general-ledger', 'accounts'] });

export const entrySetListKey = (filters: object, page: number) => ({
  queryKey: ['general-ledger', 'list', filters, page],
});

export const entrySetKey = (entrySetId: string) => ({ queryKey: ['general-ledger', 'item', entrySetId] });

export const auditListKey = (filters: object, page: number) => ({
  queryKey: ['audit', 'list', filters, page],
});

export const systemKey = () => ({ queryKey: ['system'] });
