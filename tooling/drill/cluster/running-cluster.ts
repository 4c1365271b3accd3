import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Cluster } from './cluster.ts';
import { clusterSettings } from './configuration/settings.ts';

/** Description of a running cluster for `npm run cluster -- status`. */
const description = z.object({
  pid: z.int(),
  settings: clusterSettings,
  bankAddress: z.string(),
  services: z.array(z.object({ name: z.string(), pid: z.optional(z.int()), logFile: z.string() })),
});

export type RunningCluster = z.infer<typeof description>;

const fileIn = (folder: string): string => join(folder, 'running.json');

type Described = Pick<Cluster, 'settings' | 'bankAddress' | 'services' | 'databases'>;

/** Describes every service, and the PostgreSQL servers that Patroni starts. */
export const describeCluster = ({
  settings,
  bankAddress,
  services,
  databases,
}: Described): RunningCluster => ({
  pid: process.pid,
  settings,
  bankAddress,
  services: [
    ...services().map((service) => ({
      name: service.name,
      pid: service.pid(),
      logFile: service.logFile,
    })),
    ...databases().map((member) => ({
      name: `${member.machine.name} PostgreSQL`,
      pid: member.postgresPid(),
      logFile: member.patroni.logFile,
    })),
  ],
});

/** Returns the names of the services whose process does not run. */
export const servicesDown = ({ services }: RunningCluster): readonly string[] =>
  services.filter(({ pid }) => pid === undefined).map(({ name }) => name);

/** Writes the description. It contains passwords, so only the owner can read the file. */
export const writeRunning = (folder: string, running: RunningCluster): void => {
  writeFileSync(fileIn(folder), JSON.stringify(running), { mode: 0o600 });
};

export const forgetRunning = (folder: string): void => {
  rmSync(fileIn(folder), { force: true });
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Returns `undefined` if no cluster runs in the folder. */
export const readRunning = (folder: string): RunningCluster | undefined => {
  const file = fileIn(folder);
  if (!existsSync(file)) return undefined;
  const running = description.parse(JSON.parse(readFileSync(file, 'utf8')));
  return isAlive(running.pid) ? running : undefined;
};
