import type { RunningCluster } from './running-cluster.ts';

type Row = readonly [part: string, address: string, processId: string];

const pidOf = ({ services }: RunningCluster, name: string): string => {
  const pid = services.find((service) => service.name === name)?.pid;
  return pid === undefined ? 'down' : String(pid);
};

const lines = (rows: readonly Row[]): string[] => {
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('   ')
      .trimEnd(),
  );
};

export const addressTable = (running: RunningCluster, folder: string): readonly string[] => {
  const { front, database, apis, databases } = running.settings;
  const haproxy = pidOf(running, 'HAProxy');
  const ofDatabase = pidOf(running, 'HAProxy of the database');
  return lines([
    ['', 'Address', 'Process'],
    ['Merchant app', `https://localhost:${front.webPort}/`, haproxy],
    ['Admin app', `https://localhost:${front.webPort}/admin/`, haproxy],
    ['Card and bank forms', `https://localhost:${front.tokenizationPort}`, haproxy],
    ...apis.map(({ name, port }): Row => [name, `http://localhost:${port}`, pidOf(running, name)]),
    ['Database, leader', `127.0.0.1:${database.leaderPort}`, ofDatabase],
    ['Database, standbys', `127.0.0.1:${database.replicaPort}`, ofDatabase],
    ...databases.flatMap(({ name, etcdPort, patroniPort, postgresPort }): Row[] => [
      [`${name} etcd`, `http://localhost:${etcdPort}`, pidOf(running, `${name} etcd`)],
      [`${name} Patroni`, `http://localhost:${patroniPort}`, pidOf(running, `${name} Patroni`)],
      [`${name} PostgreSQL`, `127.0.0.1:${postgresPort}`, pidOf(running, `${name} PostgreSQL`)],
    ]),
    ['The sandbox’s bank', new URL(running.bankAddress).host, pidOf(running, 'bank')],
    ['Data, logs, repository', folder, ''],
    ['Demo login', 'merchant@example.com', 'demo-merchant'],
    ['Demo login', 'admin@example.com', 'demo-admin'],
  ]);
};
