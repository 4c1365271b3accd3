import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

type Kinship = { readonly pid: number; readonly parent: number };

/** The parent is the second field after the name, which is in parentheses and may contain anything. */
const kinshipInProc = (pid: string): Kinship[] => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    return [{ pid: Number(pid), parent }];
  } catch {
    return [];
  }
};

const everyKinship = (): Kinship[] => {
  if (process.platform === 'linux') {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(kinshipInProc);
  }
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [pid, parent] = line.trim().split(/\s+/).map(Number);
    return { pid: pid ?? 0, parent: parent ?? 0 };
  });
};

/** Returns a process and its descendants, parents first. */
export const processTree = (root: number): number[] => {
  const all = everyKinship();
  const below = (pid: number): number[] => [
    pid,
    ...all.filter(({ parent }) => parent === pid).flatMap((child) => below(child.pid)),
  ];
  return below(root);
};
