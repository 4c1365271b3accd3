import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../../..');
const published = ['api-client', 'contract', 'domain', 'ui'];

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'release-'));
  for (const name of ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', '.changeset']) {
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  const packages = readdirSync(join(root, 'packages'));
  for (const name of packages) {
    mkdirSync(join(copy, 'packages', name), { recursive: true });
    for (const file of ['package.json', 'CHANGELOG.md']) {
      const from = join(root, 'packages', name, file);
      if (existsSync(from)) cpSync(from, join(copy, 'packages', name, file));
    }
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  execFileSync('git', ['init', '--quiet', '--initial-branch=main'], { cwd: copy });
});
afterAll(() => rmSync(copy, { recursive: true }));

const versionOf = (folder: string, name: string): string => {
  const manifest: { version: string } = JSON.parse(
    readFileSync(join(folder, 'packages', name, 'package.json'), 'utf8'),
  );
  return manifest.version;
};

const changelogOf = (folder: string, name: string) =>
  readFileSync(join(folder, 'packages', name, 'CHANGELOG.md'), 'utf8');

const isNote = (name: string) => name.endsWith('.md') && name !== 'README.md';

const writeVersions = () =>
  spawnSync(process.execPath, [join(root, 'node_modules/@changesets/cli/bin.js'), 'version'], {
    cwd: copy,
    encoding: 'utf8',
  });

test('turns every changeset into a version and a changelog line exactly once', () => {
  const note = `---\n'@tillbook/domain': minor\n---\n\nSaid in a test.\n`;
  writeFileSync(join(copy, '.changeset', 'of-a-test.md'), note);
  expect(writeVersions().status).toBe(0);
  expect(readdirSync(join(copy, '.changeset')).filter(isNote)).toEqual([]);
  expect(versionOf(copy, 'domain')).not.toBe(versionOf(root, 'domain'));
  const [, newest = ''] = changelogOf(copy, 'domain').split(/^## /m);
  expect(newest.startsWith(`${versionOf(copy, 'domain')}\n`)).toBe(true);
  expect(newest).toContain('Said in a test.');
  const versions = published.map((name) => versionOf(copy, name));
  expect(writeVersions().stdout).toContain('No unreleased changesets found');
  expect(published.map((name) => versionOf(copy, name))).toEqual(versions);
});

test.each(published)('starts the changelog of %s with its current version', (name) => {
  const [first] = changelogOf(root, name).match(/^## .*$/m) ?? [];
  expect(first).toBe(`## ${versionOf(root, name)}`);
});

test.each(['api-client', 'contract', 'ui'])('refuses npm pack of %s and names the command to use', (name) => {
  const packed = spawnSync('npm', ['pack', '--pack-destination', copy], {
    cwd: join(root, 'packages', name),
    encoding: 'utf8',
    env: { ...process.env, npm_config_user_agent: 'npm/10.8.2 node/v20.20.2' },
  });
  expect(packed.status).not.toBe(0);
  expect(packed.stderr).toContain('Pack this package with `pnpm pack`');
});
