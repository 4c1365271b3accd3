import { renameDevice } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { inAccount } from '../../ledger/in-account.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { replaceDeviceName, toDevice } from './store.ts';

export const renameDeviceHandler = defineHandler(
  renameDevice,
  async ({ platform, session: { userId }, accountId, path, body: { name }, clientAddress, refuse }) => {
    return inAccount(platform, accountId, async (transaction) => {
      const device = await replaceDeviceName(transaction, accountId, path.id, name);
      if (device === undefined) return refuse('not_found');
      const details = { name, ...(device.before.name !== null && { before: device.before.name }) };
      await recordAudit(
        platform,
        { userId, accountId, action: 'device.rename', subject: path.id, clientAddress, details },
        transaction,
      );
      return toDevice(device.after);
    });
  },
);
