/**
 * `npm run drill -- fresh-clones [command…]`: runs each README command as the first command in its own clone.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freshClone } from '@tillbook/setup/fresh-clone';
import { readmeCommands } from '@tillbook/setup/readme-commands';
import { cases } from './cases.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const runCase = async (command: string, shared: string): Promise<boolean> => {
  const beganAtMs = Date.now();
  const clone = freshClone();
  try {
    const run = cases[command];
    if (run === undefined) throw new Error('There is no case for it in cases.ts.');
    const result = await run({ folder: clone.folder, shared });
    say(`${command.padEnd(14)}${((Date.now() - beganAtMs) / 1000).toFixed(0).padStart(4)} s   ${result}`);
    return true;
  } catch (error) {
    say(`${command.padEnd(14)}FAILED   ${error instanceof Error ? error.message : String(error)}`);
    return false;
  } finally {
    clone.remove();
  }
};

const named = readmeCommands(resolve(import.meta.dirname, '../../..'));
const chosen = process.argv.slice(2);
const order = Object.keys(cases);
const commands = named
  .filter((command) => chosen.length === 0 || chosen.includes(command))
  .toSorted((first, second) => order.indexOf(first) - order.indexOf(second));
const shared = mkdtempSync(join(tmpdir(), 'tillbook-shared-'));
chmodSync(shared, 0o755);
let failures = 0;
for (const command of commands) failures += (await runCase(command, shared)) ? 0 : 1;
rmSync(shared, { recursive: true, force: true });
say(`${commands.length} commands, ${failures} failed`);
process.exit(failures === 0 && commands.length > 0 ? 0 : 1);
