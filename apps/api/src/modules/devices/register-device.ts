import { registerDevice } from '@tillbook/contract';
import { AppError } from '../../runtime/app-error.ts';
import { defineHandler } from '../../http/call.ts';
import { respondOnceInAccount } from '../../idempotency/respond-once-in-account.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { countDevices, insertDevice, toDevice } from './store.ts';

/** Limited because the list of devices has no pages. */
const mostDevices = 100;

export const registerDeviceHandler = defineHandler(
  registerDevice,
  async ({ platform, session: { userId }, accountId, body, idempotencyKey, clientAddress }) => {
    const once = { endpoint: registerDevice, scope: accountId, key: idempotencyKey, body };
    return respondOnceInAccount(platform, once, async (transaction) => {
      const { serialNumber, name } = body;
      if ((await countDevices(transaction, accountId)) >= mostDevices) throw new AppError('too_many_devices');
      const device = await insertDevice(transaction, {
        id: platform.newIdentifier('dev'),
        accountId,
        serialNumber,
        name,
        createdAt: platform.clock.now(),
      });
      if (device === undefined) {
        throw new AppError('device_registered', {
          fields: { serialNumber: 'This account already has a device with this serial number.' },
        });
      }
      const details = { serialNumber, ...(name !== undefined && { name }) };
      await recordAudit(
        platform,
        { userId, accountId, action: 'device.register', subject: device.id, clientAddress, details },
        transaction,
      );
      return toDevice(device);
    });
  },
);
