import type { Handler } from '../../http/call.ts';
import { listDevicesHandler } from './list-devices.ts';
import { registerDeviceHandler } from './register-device.ts';
import { renameDeviceHandler } from './rename-device.ts';

export const handlers: readonly Handler[] = [registerDeviceHandler, renameDeviceHandler, listDevicesHandler];
