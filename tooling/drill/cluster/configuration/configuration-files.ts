import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ApiMachine, ClusterSettings, DatabaseMachine } from './settings.ts';
import { renderTemplate, type TemplateValues } from './template.ts';

const deployFolder = resolve(import.meta.dirname, '../../../../deploy');

/** Text of one machine's files by name. */
export type ConfigurationFiles = Readonly<Record<string, string>>;

/** PostgreSQL ignores its default file names while TLS is off. */
const tlsValues = ({ tls }: ClusterSettings): TemplateValues =>
  tls === undefined
    ? { host: 'host', isOn: 'off', certificate: 'server.crt', key: 'server.key', verification: '' }
    : {
        host: 'hostssl',
        isOn: 'on',
        certificate: tls.certificate,
        key: tls.key,
        verification: `, sslmode: verify-ca, sslrootcert: '${tls.authority}'`,
      };

/** Renders a `server` line of HAProxy per API machine. */
const serverLines = (apis: readonly ApiMachine[], restOf: (api: ApiMachine) => string): string =>
  apis.map((api) => `server ${api.name} ${api.host}:${restOf(api)}`).join('\n  ');

const serversOf = (apis: readonly ApiMachine[]): TemplateValues => ({
  web: serverLines(apis, ({ port }) => `${port} check`),
  tokenizationReady: serverLines(
    apis,
    ({ name, tokenizationPort }) => `${tokenizationPort} track web-ready/${name}`,
  ),
  tokenizationAlive: serverLines(
    apis,
    ({ name, tokenizationPort }) => `${tokenizationPort} track web-alive/${name}`,
  ),
});

const valuesOf = (settings: ClusterSettings): TemplateValues => {
  const { scope, databases, apis, database, front, postgres, repository, watchdog, passwords, restoreTo } =
    settings;
  return {
    scope,
    database,
    front,
    postgres,
    watchdog,
    passwords,
    tls: tlsValues(settings),
    db1: databases[0],
    db2: databases[1],
    db3: databases[2],
    servers: serversOf(apis),
    backup: { repository: repository.join('\n') },
    bootstrap: {
      method: restoreTo === undefined ? 'initdb' : 'restore',
      restoreTarget: restoreTo === undefined ? '--type=default' : `--type=time --target="${restoreTo}"`,
    },
  };
};

const render = (path: string, values: TemplateValues): string =>
  renderTemplate(readFileSync(join(deployFolder, path), 'utf8'), values);

export const databaseFiles = (settings: ClusterSettings, own: DatabaseMachine): ConfigurationFiles => {
  const etcdState = own.name === settings.joining ? 'existing' : 'new';
  const values = { ...valuesOf(settings), own: { ...own, etcdState } };
  return {
    'etcd.yaml': render('cluster/etcd.yaml', values),
    'patroni.yaml': render('cluster/patroni.yaml', values),
    'pgbackrest.conf': render('cluster/pgbackrest.conf', values),
    'back-up.sh': render('cluster/back-up.sh', values),
  };
};

/** Renders the HAProxy next to each API process and the HAProxy in front of them all. */
export const balancerFiles = (settings: ClusterSettings): ConfigurationFiles => {
  const values = valuesOf(settings);
  return {
    'haproxy-database.cfg': render('cluster/haproxy-database.cfg', values),
    'haproxy.cfg': render('haproxy.cfg', values),
  };
};
