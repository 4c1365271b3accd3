import { addressTable } from './address-table.ts';
import { clusterFaults, patroniMembers } from './health.ts';
import { localCertificate, trustCertificate } from './members/balancer.ts';
import { readRunning, servicesDown } from './running-cluster.ts';
import { databaseUser } from './processes/system-user.ts';
import { join } from 'node:path';

/** Prints every part and its faults. Returns `true` if there are no faults. */
export const showStatus = async (folder: string, say: (line: string) => void): Promise<boolean> => {
  const running = readRunning(folder);
  if (running === undefined) {
    say(`No cluster runs in ${folder}. Start one: npm run cluster`);
    return false;
  }
  trustCertificate(localCertificate(join(folder, 'front'), databaseUser()));
  for (const line of addressTable(running, folder)) say(line);
  say('');
  for (const { name, role, state, timeline, lag } of await patroniMembers(running.settings)) {
    const behind = lag === undefined ? '' : `, ${lag} bytes behind`;
    say(`${name}: ${role.replace('_', ' ')}, ${state}, timeline ${timeline ?? 'unknown'}${behind}`);
  }
  const faults = [
    ...servicesDown(running).map((name) => `${name} is down`),
    ...(await clusterFaults(running.settings)),
  ];
  say(faults.length === 0 ? 'All parts are healthy.' : `Faults: ${faults.join('; ')}.`);
  return faults.length === 0;
};
