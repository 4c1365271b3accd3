import { existsSync } from 'node:fs';

/** One program per required Debian 12 package. */
const programs: Readonly<Record<string, string>> = {
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  'etcd-server': '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  haproxy: '/usr/sbin/haproxy',
  pgbackrest: '/usr/bin/pgbackrest',
  openssl: '/usr/bin/openssl',
};

/** Returns an installation hint; `undefined` if all packages are installed. */
export const missingPackages = (): string | undefined => {
  const missing = Object.keys(programs).filter((name) => !existsSync(programs[name] ?? ''));
  if (missing.length === 0) return undefined;
  return `The cluster needs Debian’s packages. Install the missing ones: apt-get install --no-install-recommends ${missing.join(' ')}`;
};
