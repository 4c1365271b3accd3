import type pg from 'pg';
import { chargedAccounts } from '../bench/load/charged-accounts.ts';
import type { Cluster } from '../cluster/cluster.ts';
import { type DemoSession, openDemoSession } from '../load/demo-session.ts';
import type { ChargedCard } from '../load/load.ts';
import { type Books, openOwner, settleImmediately } from '../product/platform.ts';

export type DrilledCluster = {
  readonly cluster: Cluster;
  readonly books: Books;
  readonly session: DemoSession;
  /** One card per additional account. */
  readonly cards: readonly ChargedCard[];
  close(): Promise<void>;
};

export const prepareCluster = async (cluster: Cluster, accounts: number): Promise<DrilledCluster> => {
  const owner: pg.Pool = openOwner(cluster.addresses.owner);
  const bank = openOwner(cluster.bankAddress);
  const apiBaseUrl = `${cluster.webBaseUrl}/api`;
  await settleImmediately(owner);
  const cards = await chargedAccounts(
    { apiBaseUrl, formsBaseUrl: cluster.tokenizationBaseUrl, databaseUrl: cluster.addresses.owner },
    accounts,
  );
  return {
    cluster,
    books: {
      databaseUrl: () => cluster.addresses.owner,
      owner: () => owner,
      sandbox: { databaseUrl: cluster.bankAddress, owner: bank },
    },
    session: await openDemoSession(apiBaseUrl),
    cards,
    close: async () => {
      await Promise.all([owner.end(), bank.end()]);
    },
  };
};
