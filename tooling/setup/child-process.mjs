import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { withColorChoice } from './color.mjs';
import { repositoryRoot } from './repository.mjs';
import { complain } from './say.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {Set<ChildProcess>} */
const running = new Set();

/** @type {NodeJS.Signals | undefined} */
let received;

export const signalReceived = () => received;

/**
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
const signalGroup = (child, signal) => {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // Already exited.
  }
};

/** @param {NodeJS.Signals} signal */
export const endAll = (signal) => {
  for (const child of running) signalGroup(child, signal);
};

/** Forwards termination signals to every child process. */
export const passSignalsOn = () => {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      received ??= signal;
      endAll(signal);
    });
  }
  // npm can be killed before it forwards a signal. This process then gets another parent.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid === parent || received) return;
    received = 'SIGTERM';
    endAll('SIGTERM');
  }, 1000).unref();
};

/**
 * Starts a program in a process group, so that signals reach its descendants.
 *
 * @param {string} command
 * @param {readonly string[]} commandArguments
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export const start = (command, commandArguments, options = {}) => {
  const child = spawn(command, commandArguments, {
    cwd: repositoryRoot,
    stdio: 'inherit',
    detached: true,
    ...options,
    env: withColorChoice(options.env ?? process.env),
  });
  running.add(child);
  /** @type {Promise<number>} */
  const exitCode = new Promise((resolve) => {
    child.once('error', (error) => {
      complain(`${command} could not be started: ${error.message}.`);
      resolve(127);
    });
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
  void exitCode.finally(() => running.delete(child));
  return { child, exitCode };
};

const groupEndsWithinMs = 15_000;

/**
 * Waits until a program's process group is empty: `node --watch` exits before the program it watches.
 *
 * @param {ChildProcess} child
 */
export const groupEnded = async ({ pid }) => {
  if (pid === undefined) return;
  const deadline = Date.now() + groupEndsWithinMs;
  while (Date.now() < deadline) {
    try {
      process.kill(-pid, 0);
    } catch {
      return;
    }
    await sleep(50);
  }
};

/**
 * Runs a program to its end and returns its exit code: 128 plus the signal's number if a signal ended it.
 *
 * @param {string} command
 * @param {readonly string[]} commandArguments
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export const run = (command, commandArguments, options) => start(command, commandArguments, options).exitCode;
