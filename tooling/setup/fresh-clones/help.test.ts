import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runInClone } from './clone-command.ts';
import { type FreshClone, freshClone } from './fresh-clone.ts';
import { readmeCommands, typed } from './readme-commands.ts';

/** Nothing is installed in this clone. `npm run drill -- fresh-clones` runs the commands. */
let clone: FreshClone;
let commands: readonly string[];

beforeAll(() => {
  clone = freshClone();
  commands = readmeCommands(clone.folder);
});
afterAll(() => clone.remove());

const forEachCommand = (...words: string[]) =>
  Promise.all(
    commands.map(async (command) => ({
      command,
      ...(await runInClone(clone.folder, typed(command, ...words))),
    })),
  );

const scriptsOf = (folder: string): Readonly<Record<string, string>> => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  return scripts;
};

test('starts exactly the README’s commands with tooling/setup/run.mjs', () => {
  const scripts = scriptsOf(clone.folder);
  for (const command of commands) {
    expect([command, scripts[command]]).toEqual([command, `exec node tooling/setup/run.mjs ${command}`]);
  }
  const throughSetup = Object.keys(scripts).filter((name) =>
    scripts[name]?.includes('tooling/setup/run.mjs'),
  );
  expect(throughSetup.toSorted()).toEqual(commands.toSorted());
});

test('prints each command’s help in a fresh clone without installing anything', async () => {
  for (const { command, exitCode, output } of await forEachCommand('--help')) {
    expect([command, exitCode]).toEqual([command, 0]);
    expect(output).toContain(`Usage: npm ${typed(command).join(' ')} -- `);
    expect(output).toContain('-h, --help');
    expect(output).toContain('Examples:\n');
  }
  expect(existsSync(join(clone.folder, 'node_modules'))).toBe(false);
});

test('rejects an unknown option of each command in one line and does nothing', async () => {
  for (const { command, exitCode, output } of await forEachCommand('--no-such-option')) {
    expect([command, exitCode]).toEqual([command, 2]);
    const lines = output
      .split('\n')
      .filter((line) => line.includes('no-such-option') && !line.startsWith('>'));
    expect(lines).toEqual([
      `Unknown option '--no-such-option'. See: npm ${typed(command, '--help').join(' ')}`,
    ]);
  }
  expect(existsSync(join(clone.folder, 'node_modules'))).toBe(false);
  expect(existsSync(join(clone.folder, '.data'))).toBe(false);
});
