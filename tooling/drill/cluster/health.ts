import * as z from 'zod/mini';
import type { ApiMachine, ClusterSettings, DatabaseMachine } from './configuration/settings.ts';

const patroniCluster = z.object({
  members: z.array(
    z.object({
      name: z.string(),
      role: z.string(),
      state: z.string(),
      timeline: z.optional(z.int()),
      lag: z.optional(z.union([z.int(), z.string()])),
    }),
  ),
});

export type PatroniMember = z.infer<typeof patroniCluster>['members'][number];

const answersWithinMs = 3000;

const ask = async (address: string): Promise<Response | undefined> => {
  try {
    return await fetch(address, { signal: AbortSignal.timeout(answersWithinMs) });
  } catch {
    return undefined;
  }
};

const isOk = async (address: string): Promise<boolean> => (await ask(address))?.ok === true;

/** Returns the members from the first Patroni that responds; empty if no Patroni does. */
export const patroniMembers = async ({ databases }: ClusterSettings): Promise<readonly PatroniMember[]> => {
  for (const { host, patroniPort } of databases) {
    const response = await ask(`http://${host}:${patroniPort}/cluster`);
    if (response?.ok !== true) continue;
    const read = patroniCluster.safeParse(await response.json());
    if (read.success) return read.data.members;
  }
  return [];
};

/** Members report their positions every few seconds, at different times. */
const mostLagBytes = 1024 * 1024;

const hasCaughtUp = ({ lag }: PatroniMember): boolean => typeof lag === 'number' && lag <= mostLagBytes;

const runningStates = new Set(['running', 'streaming']);
const standbyRoles = new Set(['replica', 'sync_standby']);

const memberFaults = (members: readonly PatroniMember[]): string[] => {
  const leaders = members.filter(({ role }) => role === 'leader');
  const standbys = members.filter(({ role }) => standbyRoles.has(role));
  const timelines = new Set(members.map(({ timeline }) => timeline));
  return [
    ...(leaders.length === 1 ? [] : [`${leaders.length} members lead`]),
    ...(standbys.length === 2 ? [] : [`${standbys.length} members stand by`]),
    ...(members.some(({ role }) => role === 'sync_standby') ? [] : ['no standby is synchronous']),
    ...members
      .filter(({ state }) => !runningStates.has(state))
      .map(({ name, state }) => `${name} is ${state}`),
    ...(timelines.size === 1 ? [] : ['the members are on different timelines']),
    ...standbys
      .filter((member) => !hasCaughtUp(member))
      .map(({ name, lag }) => `${name} lags ${lag} bytes behind`),
  ];
};

const etcdFaults = async ({ name, host, etcdPort }: DatabaseMachine): Promise<string[]> =>
  (await isOk(`http://${host}:${etcdPort}/health`)) ? [] : [`etcd of ${name} is not healthy`];

export const isReady = ({ host, port }: ApiMachine): Promise<boolean> =>
  isOk(`http://${host}:${port}/readyz`);

const apiFaults = async (machine: ApiMachine): Promise<string[]> =>
  (await isReady(machine)) ? [] : [`${machine.name} is not ready`];

/** Lists faults of etcd and the database; empty if all three machines of each are healthy. */
export const databaseFaults = async (settings: ClusterSettings): Promise<readonly string[]> => [
  ...(await Promise.all(settings.databases.map(etcdFaults))).flat(),
  ...memberFaults(await patroniMembers(settings)),
];

export const clusterFaults = async (settings: ClusterSettings): Promise<readonly string[]> => {
  const { host, webPort } = settings.front;
  const isFrontReady = await isOk(`https://${host}:${webPort}/readyz`);
  return [
    ...(await databaseFaults(settings)),
    ...(await Promise.all(settings.apis.map(apiFaults))).flat(),
    ...(isFrontReady ? [] : ['no process behind HAProxy is ready']),
  ];
};
