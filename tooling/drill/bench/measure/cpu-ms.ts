import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second. */
const tickMs = 10;

type ProcessTimes = {
  readonly parent: number;
  readonly ownMs: number;
  /** CPU time of children that have exited. */
  readonly endedMs: number;
};

const timesOf = (pid: number): ProcessTimes | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name, in parentheses, may contain spaces.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
      (index) => fields[index],
    );
    return { parent, ownMs: (user + system) * tickMs, endedMs: (endedUser + endedSystem) * tickMs };
  } catch {
    return undefined;
  }
};

/** Returns a process's CPU time so far, without its children. */
export const cpuMs = (pid: number): number => timesOf(pid)?.ownMs ?? 0;

/** Returns the CPU time of all descendants of a process, including exited ones. */
export const cpuMsBelow = (pid: number): number => {
  const all = readdirSync('/proc').flatMap((name) => {
    const child = Number(name);
    const times = Number.isInteger(child) ? timesOf(child) : undefined;
    return times ? [{ child, ...times }] : [];
  });
  const below = (parent: number): number =>
    all
      .filter((one) => one.parent === parent)
      .reduce((sum, { child, ownMs, endedMs }) => sum + ownMs + endedMs + below(child), 0);
  return below(pid);
};
