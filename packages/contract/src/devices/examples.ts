import { exampleIds } from '../openapi/example-ids.ts';
import { documented, someDocumented } from '../openapi/documented-calls.ts';
import * as calls from './calls.ts';

const accountId = exampleIds.account;
const device = { id: exampleIds.device, name: 'Front counter', serialNumber: 'TB-204-77310' };

export const deviceCalls = documented(calls, {
  listDevices: {
    response: { devices: [{ id: exampleIds.device, name: 'Front counter', serialNumber: 'TB-204-77310' }] },
  },
});

export const deviceAdministrationCalls = someDocumented(calls, {
  registerDevice: {
    body: { accountId, serialNumber: device.serialNumber, name: device.name },
    response: device,
  },
  renameDevice: {
    params: { id: device.id },
    body: { accountId, name: 'Back counter' },
    response: { ...device, name: 'Back counter' },
  },
});
