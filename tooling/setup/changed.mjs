import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { changesIn, choose } from './changed-choice.mjs';
import { prepare } from './prepare.mjs';
import { inRepository, repositoryRoot } from './repository.mjs';
import { complain, heading, say } from './say.mjs';
import { checks, chosenSteps, runSteps } from './steps.mjs';
import { workspacePackages } from './workspace.mjs';

/** @param {string} program @param {readonly string[]} words */
const outputOf = (program, words) =>
  execFileSync(program, words, { cwd: repositoryRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** @param {string[]} words */
const gitLines = (...words) =>
  outputOf('git', words)
    .split('\n')
    .filter((line) => line !== '');

/**
 * Lists files that differ from the merge base, committed or not.
 *
 * @param {string} base
 */
const changedFiles = (base) => {
  const [commit = base] = gitLines('merge-base', base, 'HEAD');
  return [
    ...gitLines('diff', '--name-only', commit),
    ...gitLines('ls-files', '--others', '--exclude-standard'),
  ];
};

/**
 * Reads from a package's turbo.json which files of other folders its tests read.
 *
 * @param {string} path of the package
 * @returns {readonly string[]}
 */
const readsOf = (path) => {
  const file = inRepository(path, 'turbo.json');
  if (!existsSync(file)) return [];
  /** @type {{ tasks: Record<string, { inputs?: string[] }> }} */
  const { tasks } = JSON.parse(readFileSync(file, 'utf8'));
  const inputs = tasks['test']?.inputs ?? [];
  return inputs.flatMap((input) =>
    input.startsWith('$TURBO_ROOT$/') ? [input.slice('$TURBO_ROOT$/'.length)] : [],
  );
};

/**
 * @param {readonly string[]} names
 * @returns {readonly string[]}
 */
const withDependents = (names) => {
  if (names.length === 0) return [];
  const filters = names.map((name) => `--filter=...${name}`);
  const listed = outputOf(inRepository('node_modules', '.bin', 'turbo'), ['ls', ...filters, '--output=json']);
  /** @type {{ packages: { items: readonly { name: string }[] } }} */
  const { packages } = JSON.parse(listed.slice(listed.indexOf('{')));
  return packages.items.map(({ name }) => name);
};

/** @param {string} base */
const chooseSince = (base) => {
  const packages = workspacePackages().map((one) => ({ ...one, reads: readsOf(one.path) }));
  const changes = changesIn(changedFiles(base), packages);
  const names = checks.map(({ name }) => name);
  return choose(changes, withDependents(changes.packages), packages, names);
};

/** @param {string} base */
const isCommit = (base) => {
  try {
    return gitLines('rev-parse', '--verify', '--quiet', `${base}^{commit}`).length === 1;
  } catch {
    return false;
  }
};

/**
 * Runs the steps that the changes since a base could break, after printing the reasons.
 *
 * @param {string} [base] `main` by default
 * @returns {Promise<number>} the exit code
 */
export const runChanged = async (base = 'main') => {
  if (!isCommit(base)) {
    complain(`There is no commit '${base}'. Give a branch or commit: npm test -- changed origin/main.`);
    return 2;
  }
  const exitCode = await prepare({ packages: 'everything' });
  if (exitCode !== 0) return exitCode;
  heading(`Checking what the changes since ${base} could break`);
  const { reasons, ...choice } = chooseSince(base);
  for (const reason of reasons) say(reason);
  const steps = chosenSteps(choice);
  return steps.length === 0 ? 0 : runSteps(steps, []);
};
