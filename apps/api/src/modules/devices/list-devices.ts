import { listDevices } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { findDevices, toDevice } from './store.ts';

export const listDevicesHandler = defineHandler(listDevices, async ({ platform, accountId }) => {
  const rows = await findDevices(platform.database, accountId);
  return { devices: rows.map(toDevice) };
});
