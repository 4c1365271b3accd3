import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@tillbook/e2e/free-ports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseFiles } from './configuration/configuration-files.ts';
import { localSettings, readPasswords } from './configuration/local-settings.ts';
import type { ClusterSettings } from './configuration/settings.ts';
import { type DatabaseMember, openDatabaseMember } from './members/database-member.ts';
import { databaseUser } from './processes/system-user.ts';
import { untilDone } from './wait-until.ts';

const programs = ['/usr/bin/etcd', '/usr/bin/etcdctl'];

const openMembers = (changed: ClusterSettings) =>
  changed.databases.map((machine) =>
    openDatabaseMember(machine, databaseFiles(changed, machine), databaseUser()),
  );

describe.skipIf(!programs.every(existsSync))('etcd member (needs etcd-server and etcd-client)', () => {
  let folder: string;
  let settings: ClusterSettings;
  let members: readonly DatabaseMember[];

  /** Runs etcdctl against the member that keeps running. */
  const etcdctl = (...words: string[]): string =>
    execFileSync(
      '/usr/bin/etcdctl',
      [`--endpoints=http://127.0.0.1:${settings.databases[0].etcdPort}`, ...words],
      { encoding: 'utf8', env: { ETCDCTL_API: '3' }, stdio: ['ignore', 'pipe', 'pipe'] },
    );

  const untilHealthy = () =>
    untilDone(async () => {
      etcdctl('endpoint', 'health', '--cluster');
    });

  /** Finds a member's hexadecimal ID for `member remove`. */
  const idOf = (name: string): string => {
    const line = etcdctl('member', 'list')
      .split('\n')
      .find((text) => text.includes(`, ${name}, `));
    return line?.split(', ')[0] ?? '';
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tillbook-etcd-'));
    chmodSync(folder, 0o711);
    settings = await localSettings(folder, readPasswords(folder), freePort);
    members = openMembers(settings);
    for (const { etcd } of members) etcd.start();
    await untilHealthy();
  });
  afterAll(async () => {
    await Promise.all(members.map(({ etcd }) => etcd.kill()));
    rmSync(folder, { recursive: true, force: true });
  });

  it('rejoins the cluster with an empty folder by the commands in the operating guide', async () => {
    const [, lost] = settings.databases;
    await members[1]?.etcd.kill();
    rmSync(join(lost.folder, 'etcd'), { recursive: true });
    // During a leader election a request can fail and still take effect.
    const lostId = idOf(lost.name);
    await untilDone(async () => {
      if (etcdctl('member', 'list').includes(lostId)) etcdctl('member', 'remove', lostId);
    });
    const peerUrl = `http://${lost.host}:${lost.etcdPeerPort}`;
    await untilDone(async () => {
      if (!etcdctl('member', 'list').includes(peerUrl))
        etcdctl('member', 'add', lost.name, `--peer-urls=${peerUrl}`);
    });
    const joining = openMembers({ ...settings, joining: lost.name })[1];
    if (joining === undefined) throw new Error('The cluster has a second machine.');
    members = members.with(1, joining);
    joining.etcd.start();
    await expect
      .poll(() => etcdctl('member', 'list').match(/, started, /g), { timeout: 60_000 })
      .toHaveLength(3);
    await untilHealthy();
  });
});
