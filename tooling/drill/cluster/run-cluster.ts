import { setTimeout as sleep } from 'node:timers/promises';
import { addressTable } from './address-table.ts';
import { portsFrom } from './configuration/local-settings.ts';
import { openCluster } from './open-cluster.ts';
import { describeCluster, forgetRunning, readRunning, writeRunning } from './running-cluster.ts';

type RunOptions = {
  readonly folder: string;
  readonly firstPort: number;
  readonly say: (line: string) => void;
};

const describeEveryMs = 1000;

/** Returns a signal that aborts on SIGINT, SIGTERM, SIGHUP, or the exit of the parent command. */
const askedToEnd = (): AbortSignal => {
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ending.abort());
  process.once('disconnect', () => ending.abort());
  return ending.signal;
};

/**
 * Runs a cluster until a stop signal arrives. Parts that exit in the meantime are restarted after two
 * seconds.
 */
export const runCluster = async ({ folder, firstPort, say }: RunOptions): Promise<void> => {
  const other = readRunning(folder);
  if (other) throw new Error(`A cluster runs in ${folder} already: process ${other.pid}.`);
  const asked = askedToEnd();
  const cluster = await openCluster({
    folder,
    takePort: portsFrom(firstPort),
    say,
    isCanceled: () => asked.aborted,
  });
  say('');
  for (const line of addressTable(describeCluster(cluster), folder)) say(line);
  say('\nThe certificate is self-signed, so browsers show a warning. Ctrl-C stops the cluster.');
  while (!asked.aborted) {
    writeRunning(folder, describeCluster(cluster));
    await sleep(describeEveryMs, undefined, { signal: asked }).catch(() => undefined);
  }
  say('Stopping.');
  await cluster.close();
  forgetRunning(folder);
  process.exit(0);
};
