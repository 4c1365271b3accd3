import { updateAccountSettings, type BodyOf } from '@tillbook/contract';
import { validateStatementDescriptor } from '@tillbook/domain';
import { defineHandler } from '../../http/call.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { toSettings } from './settings-response.ts';
import { changeSettings, findSettingsWithin, isPayoutInstrument, type SettingsChanges } from './store.ts';

/** Trims a changed descriptor; a stored descriptor may be sent again unchanged. */
const changesOf = (body: BodyOf<typeof updateAccountSettings>, storedDescriptor: string): SettingsChanges => {
  const { defaultPaymentInstrumentId, statementDescriptor } = body;
  return {
    ...(defaultPaymentInstrumentId !== undefined && { defaultPaymentInstrumentId }),
    ...(statementDescriptor !== undefined && {
      statementDescriptor:
        statementDescriptor === storedDescriptor ? storedDescriptor : statementDescriptor.trim(),
    }),
  };
};

export const updateAccountSettingsHandler = defineHandler(
  updateAccountSettings,
  async ({ platform, accountId, session, body, clientAddress, refuse }) => {
    const settings = await platform.database.drizzle.transaction(async (transaction) => {
      const stored = await findSettingsWithin(transaction, accountId);
      if (stored === undefined) return undefined;
      const validation = validateStatementDescriptor(
        body.statementDescriptor ?? '',
        stored.statementDescriptor,
      );
      if (!validation.ok)
        return refuse('invalid_input', { fields: { [validation.field]: validation.message } });
      const changes = changesOf(body, stored.statementDescriptor);
      const instrumentId = changes.defaultPaymentInstrumentId;
      if (instrumentId && !(await isPayoutInstrument(transaction, accountId, instrumentId))) {
        return refuse('not_a_payout_instrument');
      }
      if (Object.keys(changes).length === 0) return stored;
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
