import type { Connection } from '../../db/client.ts';
import { grants } from '../../db/schema/index.ts';
import { provisionAccount, standardFeeProfile } from '../../modules/accounts/index.ts';
import { createUser } from '../../modules/identity/index.ts';
import type { Platform } from '../../platform.ts';
import { demoDevices } from './catalog.ts';
import { demoLogins } from './demo-logins.ts';

export type DemoAccounts = {
  readonly harborId: string;
  readonly birchwoodId: string;
  readonly merchantId: string;
};

type Opening = Pick<
  Parameters<typeof provisionAccount>[1],
  'name' | 'legalName' | 'type' | 'statementDescriptor'
> & { readonly devices: readonly { readonly name?: string; readonly serialNumber: string }[] };

export const openDemoAccounts = async (platform: Platform, owner: Connection): Promise<DemoAccounts> => {
  const { newIdentifier, clock } = platform;
  const program = { id: newIdentifier('prg'), name: 'Tillbook Main Street' };

  const open = async ({ devices, ...opening }: Opening): Promise<string> => {
    const id = newIdentifier('acc');
    await provisionAccount(owner, {
      ...opening,
      id,
      program,
      createdAt: clock.now(),
      cardSettlementDays: 2,
      achSettlementDays: 4,
      feeProfile: standardFeeProfile,
      devices: devices.map((device) => ({ ...device, id: newIdentifier('dev') })),
    });
    return id;
  };

  const harborId = await open({
    name: 'Harbor Coffee Roasters',
    legalName: 'Harbor Coffee Roasters LLC',
    type: 'merchant',
    statementDescriptor: 'HARBOR COFFEE',
    devices: demoDevices,
  });
  const platformId = await open({
    name: 'Harbor Platform',
    legalName: 'Harbor Platform Inc.',
    type: 'finix_paas',
    statementDescriptor: 'HARBOR PLATFORM',
    devices: [],
  });
  const birchwoodId = await open({
    name: 'Birchwood Bikes',
    legalName: 'Birchwood Bikes Co.',
    type: 'merchant',
    statementDescriptor: 'BIRCHWOOD BIKES',
    devices: [{ name: 'Workshop', serialNumber: 'TB-311-10094' }],
  });

  const [merchantLogin, secondLogin, adminLogin] = demoLogins;
  const merchantId = await createUser(platform, merchantLogin);
  const secondId = await createUser(platform, secondLogin);
  await createUser(platform, adminLogin);
  const createdAt = clock.now();
  await owner.insert(grants).values([
    { userId: merchantId, accountId: harborId, createdAt },
    { userId: merchantId, accountId: platformId, createdAt },
    { userId: secondId, accountId: birchwoodId, createdAt },
  ]);
  return { harborId, birchwoodId, merchantId };
};
