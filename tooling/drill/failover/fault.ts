import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../cluster/cluster.ts';
import { isReady } from '../cluster/health.ts';
import type { ApiMember } from '../cluster/members/api-member.ts';
import type { DatabaseMember } from '../cluster/members/database-member.ts';
import { signalAll } from '../cluster/processes/processes-of-folder.ts';
import type { NextRelease } from '../product/next-release.ts';

export type Fault = {
  readonly name: string;
  /** Minimum duration. A fault that does not stop writes lasts until requests are acknowledged again. */
  readonly lastsSeconds: number;
  /** No request may be acknowledged during the fault. */
  readonly stopsWrites?: boolean;
  /** Planned work: every request must get its response the first time. */
  readonly isPlanned?: boolean;
  /** Causes the fault and returns a function that ends it. */
  readonly begin: (cluster: Cluster) => Promise<() => Promise<void>>;
};

const standbys = async (cluster: Cluster): Promise<readonly DatabaseMember[]> => {
  const leader = await cluster.leader();
  return cluster.databases().filter((member) => member !== leader);
};

const nothingToEnd = () => Promise.resolve();

export const leaderKilled: Fault = {
  name: 'machine of the leader, kill -9',
  lastsSeconds: 5,
  begin: async (cluster) => {
    const leader = await cluster.leader();
    await leader.kill();
    return async () => leader.start();
  },
};

const leaderFrozen: Fault = {
  name: 'machine of the leader, frozen',
  lastsSeconds: 40,
  begin: async (cluster) => {
    const leader = await cluster.leader();
    leader.freeze();
    return async () => leader.thaw();
  },
};

const postgresKilled: Fault = {
  name: 'PostgreSQL of the leader alone, kill -9',
  lastsSeconds: 20,
  begin: async (cluster) => {
    signalAll((await cluster.leader()).postgresPids(), 'SIGKILL');
    return nothingToEnd;
  },
};

const patroniKilled: Fault = {
  name: 'Patroni of the leader alone, kill -9',
  lastsSeconds: 30,
  begin: async (cluster) => {
    const { patroni } = await cluster.leader();
    await patroni.kill();
    return async () => patroni.start();
  },
};

const switchover: Fault = {
  name: 'switchover',
  lastsSeconds: 10,
  begin: async (cluster) => {
    const leader = await cluster.leader();
    await cluster.askPatroni(leader, '/switchover', { leader: leader.machine.name });
    return nothingToEnd;
  },
};

const standbyKilled: Fault = {
  name: 'machine of a standby, kill -9',
  lastsSeconds: 20,
  begin: async (cluster) => {
    const [standby] = await standbys(cluster);
    await standby?.kill();
    return async () => standby?.start();
  },
};

const bothStandbysFrozen: Fault = {
  name: 'both standbys, frozen for 45 s',
  lastsSeconds: 45,
  stopsWrites: true,
  begin: async (cluster) => {
    const frozen = await standbys(cluster);
    for (const member of frozen) member.freeze();
    return async () => {
      for (const member of frozen) member.thaw();
    };
  },
};

const etcdQuorumKilled: Fault = {
  name: 'two of three etcd, kill -9, for 40 s',
  lastsSeconds: 40,
  begin: async (cluster) => {
    const killed = cluster
      .databases()
      .slice(0, 2)
      .map(({ etcd }) => etcd);
    await Promise.all(killed.map((etcd) => etcd.kill()));
    return async () => {
      for (const etcd of killed) etcd.start();
    };
  },
};

const frontKilled: Fault = {
  name: 'HAProxy in front, kill -9, for 5 s',
  lastsSeconds: 5,
  stopsWrites: true,
  begin: async ({ front }) => {
    await front.kill();
    return async () => front.start();
  },
};

const databaseBalancerKilled: Fault = {
  name: 'HAProxy of the database, kill -9, for 5 s',
  lastsSeconds: 5,
  stopsWrites: true,
  begin: async ({ databaseBalancer }) => {
    await databaseBalancer.kill();
    return async () => databaseBalancer.start();
  },
};

const apiKilled: Fault = {
  name: 'an API process, kill -9',
  lastsSeconds: 10,
  begin: async ({ apis: [api] }) => {
    await api?.service.kill();
    return async () => api?.start();
  },
};

/** Covers HAProxy's check interval of one second. */
const seenReadyMs = 3000;

/**
 * Restarts an API process, from the folder of another release if given, and waits until HAProxy has seen it
 * ready.
 */
const replace = async (api: ApiMember, apiFolder?: string): Promise<void> => {
  await api.service.stop();
  api.start(apiFolder);
  while (!(await isReady(api.machine))) await sleep(100);
  await sleep(seenReadyMs);
};

const rollingRestart: Fault = {
  name: 'rolling restart of three API processes',
  lastsSeconds: 3,
  isPlanned: true,
  begin: async ({ apis }) => {
    for (const api of apis) await replace(api);
    return nothingToEnd;
  },
};

/** The first process migrates the database. The others restart on this release before they are upgraded. */
export const rollingUpgradeTo = ({ follows, number, apiFolder, migrations }: NextRelease): Fault => ({
  name: `rolling upgrade from release ${follows} to ${number}, over ${migrations.length} migrations`,
  lastsSeconds: 3,
  isPlanned: true,
  begin: async ({ apis }) => {
    const [first, ...others] = apis;
    if (first === undefined) throw new Error('The cluster has no API process.');
    await replace(first, apiFolder);
    for (const api of others) await replace(api);
    for (const api of others) await replace(api, apiFolder);
    return nothingToEnd;
  },
});

/** Faults that run once; `leaderKilled` is repeated. */
export const otherFaults: readonly Fault[] = [
  leaderFrozen,
  postgresKilled,
  patroniKilled,
  switchover,
  standbyKilled,
  bothStandbysFrozen,
  etcdQuorumKilled,
  databaseBalancerKilled,
  frontKilled,
  apiKilled,
  rollingRestart,
];
