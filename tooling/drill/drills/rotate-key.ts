import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { once } from 'node:events';
import { chargeGoodCard, type DemoSession, openDemoSession } from '../load/demo-session.ts';
import { closingFaults } from '../load/ledger-faults.ts';
import { type ApiProcess, apiFolder } from '../product/api-process.ts';
import type { Platform } from '../product/platform.ts';
import type { DrillResult, Say } from './drill-result.ts';

const copyKeys = (from: ApiProcess, to: ApiProcess) =>
  cpSync(join(from.dataDirectory, 'keys'), join(to.dataDirectory, 'keys'), { recursive: true });

/**
 * Runs the key rotation command on the first machine and copies the keys to the other machines when the
 * command prompts for it.
 */
const rotate = async (platform: Platform, say: Say): Promise<string | undefined> => {
  const [first, ...others] = platform.apis();
  if (first === undefined) throw new Error('The platform has no process.');
  const command = spawn(process.execPath, ['--conditions=tillbook-source', 'src/programs/rotate-key.ts'], {
    cwd: apiFolder,
    env: {
      ...process.env,
      NODE_ENV: '',
      DATABASE_URL: platform.databaseUrl(),
      DATA_DIR: first.dataDirectory,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  command.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const ended = once(command, 'exit');
  for await (const line of createInterface({ input: command.stdout })) {
    say(`  ${line}`);
    if (line.startsWith('Copy ')) for (const other of others) copyKeys(first, other);
  }
  await ended;
  return command.exitCode === 0 ? undefined : `the command failed: ${complaint}`;
};

type Charges = { charged: number; readonly failures: string[] };

const chargeUntil = async (session: DemoSession, charges: Charges, isOver: () => boolean): Promise<void> => {
  while (!isOver()) {
    try {
      const { status, id } = await chargeGoodCard(session, 100 + (charges.charged % 900));
      charges.charged += 1;
      if (status !== 'succeeded') charges.failures.push(`${id} is ${status}`);
    } catch (error) {
      charges.failures.push(String(error));
    }
  }
};

const keysInUse = async (platform: Platform): Promise<number> => {
  const { rows } = await platform.owner().query<{ count: number }>(
    `select count(*)::int as count from (
       select sealing_key_id from payment_instruments union select sealing_key_id from business_profiles
        union select sealing_key_id from business_representatives) used`,
  );
  return rows[0]?.count ?? 0;
};

/**
 * Rotates the key while both processes charge cards. No charge may fail, and exactly one key must be in use
 * after each rotation.
 */
export const drillRotateKey = async (platform: Platform, times: number, say: Say): Promise<DrillResult> => {
  const since = new Date();
  const charges: Charges = { charged: 0, failures: [] };
  let isOver = false;
  const sessions = await Promise.all(platform.apis().map(({ apiBaseUrl }) => openDemoSession(apiBaseUrl)));
  const charging = sessions.flatMap((session) =>
    [1, 2].map(() => chargeUntil(session, charges, () => isOver)),
  );
  const faults: string[] = [];
  for (let number = 1; number <= times; number += 1) {
    const failure = await rotate(platform, say);
    if (failure !== undefined) faults.push(failure);
    const inUse = await keysInUse(platform);
    if (inUse !== 1) faults.push(`rotation ${number}: ${inUse} keys are in use`);
    say(`${number} rotations, ${charges.charged} charges, ${charges.failures.length} failed`);
  }
  isOver = true;
  await Promise.all(charging);
  faults.push(...charges.failures, ...(await closingFaults(platform, since)));
  const summary = `${times} rotations while ${sessions.length} processes made ${charges.charged} charges: ${charges.failures.length} failed`;
  return { summary, faults, count: charges.charged };
};
