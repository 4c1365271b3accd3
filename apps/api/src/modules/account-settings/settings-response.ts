import type { AccountSettings } from '@tillbook/contract';
import type { SettingsRow } from './store.ts';

/** The settings as the contract shows them. */
export const toSettings = (row: SettingsRow): AccountSettings => ({
  defaultPaymentInstrumentId: row.defaultPaymentInstrumentId ?? undefined,
  statementDescriptor: row.statementDescriptor,
  cardSettlementDays: row.cardSettlementDays,
  achSettlementDays: row.achSettlementDays,
});
