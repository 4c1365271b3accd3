import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Node versions named in the READMEs. */
const supportedMajors = [20, 22, 24] as const;

const majorOf = (program: string): number => {
  const version = execFileSync(program, ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)\./.exec(version)?.[1]);
};

const programsOnThisMachine = (): readonly string[] =>
  [
    process.execPath,
    ...(process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'node')),
  ].filter((program) => existsSync(program));

const onThisMachine = (major: number): string | undefined =>
  programsOnThisMachine().find((program) => majorOf(program) === major);

/**
 * Installs a Node version from the registry into a cache that later runs reuse.
 *
 * @throws {Error} if the registry can't be reached
 */
const installNode = (major: number): string => {
  const folder = join(import.meta.dirname, '../../node_modules', '.cache', `node-${major}`);
  const name = `node-${process.platform}-${process.arch}`;
  const program = join(folder, 'node_modules', name, 'bin', 'node');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-save', '--prefix', folder];
  execFileSync('npm', ['install', ...options, `${name}@${major}`], { cwd: folder, stdio: 'pipe' });
  return program;
};

/** Set by `npm run drill -- node-versions`, which may download versions that the machine lacks. */
const isDrill = process.env['NODE_VERSIONS'] === 'all';

/** All supported versions in the drill; only installed versions in `npm test`. */
export const testedMajors: readonly number[] = supportedMajors.filter(
  (major) => isDrill || onThisMachine(major) !== undefined,
);

/** Returns the path of a Node program, which is installed if missing. */
export const nodeProgram = (major: number): string => onThisMachine(major) ?? installNode(major);
