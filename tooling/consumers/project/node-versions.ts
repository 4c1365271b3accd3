import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The versions of Node that the READMEs name. */
export const triedMajors = [20, 22, 24] as const;

const majorOf = (program: string): number => {
  const version = execFileSync(program, ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)\./.exec(version)?.[1]);
};

const onThisMachine = (major: number): string | undefined =>
  [process.execPath, ...(process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'node'))]
    .filter((program) => existsSync(program))
    .find((program) => majorOf(program) === major);

/** The program of such a version from the registry, which has one package for each system; kept for the next run. */
const fromRegistry = (major: number): string | undefined => {
  const folder = join(import.meta.dirname, '../node_modules', '.cache', `node-${major}`);
  const name = `node-${process.platform}-${process.arch}`;
  const program = join(folder, 'node_modules', name, 'bin', 'node');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const how = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-save', '--prefix', folder];
  try {
    execFileSync('npm', ['install', ...how, `${name}@${major}`], { cwd: folder, stdio: 'pipe' });
  } catch {
    return undefined;
  }
  return existsSync(program) ? program : undefined;
};

/** Where a version of Node is, here or from the registry; undefined, and said so, where it is not to be had. */
export const findNode = (major: number): string | undefined => {
  const program = onThisMachine(major) ?? fromRegistry(major);
  if (program === undefined) process.stdout.write(`Node ${major} is not to be had: not tried with it.\n`);
  return program;
};
