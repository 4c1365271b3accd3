import { listDevices } from '@tillbook/contract';
import { answer } from '../../http/call.ts';
import { findDevices, toDevice } from './store.ts';

export const listDevicesCall = answer(listDevices, async ({ platform, accountId }) => {
  const rows = await findDevices(platform.database, accountId);
  return { devices: rows.map(toDevice) };
});
