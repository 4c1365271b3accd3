import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const tickMs = 10;

type ProcessTimes = {
  readonly parent: number;
  readonly ownMs: number;
  /** Of children that have ended. */
  readonly endedMs: number;
};

const timesOf = (pid: number): ProcessTimes | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in parentheses, may have spaces.
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

/** The processor time that a process has used so far, without its children. */
export const cpuMs = (pid: number): number => timesOf(pid)?.ownMs ?? 0;

/** The processor time of everything that a process has started, also of what has ended. */
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
