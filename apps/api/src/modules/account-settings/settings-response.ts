import type { AccountSettings } from '@tillbook/contract';
import type { SettingsRow } from './store.ts';

export const toSettings = (row: SettingsRow): AccountSettings => ({
  defaultPaymentInstrumentId: row.defaultPaymentInstrumentId ?? undefined,
  statementDescriptor: row.statementDescriptor,
  cardSettlementDays: row.cardSettlementDays,
  achSettlementDays: row.achSettlementDays,
});
