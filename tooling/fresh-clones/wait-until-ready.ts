import { setTimeout as sleep } from 'node:timers/promises';
import type { CloneCommand } from './clone-command.ts';

const answersWithinMs = 600_000;

const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/** Waits until a server that a command starts answers; throws what the command said where it ends instead. */
export const waitUntilReady = async (command: CloneCommand, address: string): Promise<void> => {
  const deadline = Date.now() + answersWithinMs;
  while (!(await answers(address))) {
    if (command.child.exitCode !== null || Date.now() > deadline) {
      throw new Error(`${address} was not answered:\n${command.output()}`);
    }
    await sleep(250);
  }
};

/** SIGTERM, as a person or a service manager ends it. */
export const stop = async (command: CloneCommand): Promise<void> => {
  command.child.kill('SIGTERM');
  const exitCode = await command.ended();
  if (exitCode !== 0 && exitCode !== 143) throw new Error(`It ended with ${exitCode}:\n${command.output()}`);
};
