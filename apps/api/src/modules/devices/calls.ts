import type { Answered } from '../../http/call.ts';
import { listDevicesCall } from './list-devices.ts';
import { registerDeviceCall } from './register-device.ts';
import { renameDeviceCall } from './rename-device.ts';

export const answeredCalls: readonly Answered[] = [registerDeviceCall, renameDeviceCall, listDevicesCall];
