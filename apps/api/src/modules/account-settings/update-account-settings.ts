import { updateAccountSettings, type BodyOf } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { toSettings } from './settings-response.ts';
import { changeSettings, findSettingsWithin, isPayoutInstrument, type SettingsChanges } from './store.ts';

const changesOf = (body: BodyOf<typeof updateAccountSettings>): SettingsChanges => ({
  ...(body.defaultPaymentInstrumentId !== undefined && {
    defaultPaymentInstrumentId: body.defaultPaymentInstrumentId,
  }),
  ...(body.statementDescriptor !== undefined && { statementDescriptor: body.statementDescriptor }),
});

export const updateAccountSettingsHandler = defineHandler(
  updateAccountSettings,
  async ({ platform, accountId, session, body, clientAddress, refuse }) => {
    const changes = changesOf(body);
    const instrumentId = changes.defaultPaymentInstrumentId;
    const settings = await platform.database.drizzle.transaction(async (transaction) => {
      if (instrumentId && !(await isPayoutInstrument(transaction, accountId, instrumentId))) {
        return refuse('not_a_payout_instrument');
      }
      if (Object.keys(changes).length === 0) return findSettingsWithin(transaction, accountId);
      const entry = {
        userId: session.userId,
        accountId,
        action: 'account_settings.change' as const,
        clientAddress,
        details: changes,
      };
      await recordAudit(platform, entry, transaction);
      return changeSettings(transaction, accountId, changes);
    });
    return settings ? toSettings(settings) : refuse('not_found');
  },
);
