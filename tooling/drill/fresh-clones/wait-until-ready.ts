import { setTimeout as sleep } from 'node:timers/promises';
import type { CloneCommand } from '@tillbook/setup/clone-command';

const respondsWithinMs = 600_000;

const isResponding = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Waits until a server responds. Throws an error with the command's output if the command exits or the time
 * is up.
 */
export const waitUntilReady = async (command: CloneCommand, address: string): Promise<void> => {
  const deadline = Date.now() + respondsWithinMs;
  while (!(await isResponding(address))) {
    if (command.child.exitCode !== null || Date.now() > deadline) {
      throw new Error(`${address} was not answered:\n${command.output()}`);
    }
    await sleep(250);
  }
};

export const stop = async (command: CloneCommand): Promise<void> => {
  command.child.kill('SIGTERM');
  const exitCode = await command.ended();
  if (exitCode !== 0 && exitCode !== 143) throw new Error(`It ended with ${exitCode}:\n${command.output()}`);
};
