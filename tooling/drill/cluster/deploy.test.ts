import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Service } from 'kubernetes-models/v1/Service';
import { afterAll, beforeAll, describe, expect, test, type TestContext } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { balancerFiles, databaseFiles } from './configuration/configuration-files.ts';
import { localSettings, portsFrom, readPasswords } from './configuration/local-settings.ts';
import { renderConfiguration } from './configuration/render-configuration.ts';
import { type ClusterSettings, clusterSettings } from './configuration/settings.ts';
import { localCertificate } from './members/balancer.ts';

const deploy = resolve(import.meta.dirname, '../../../deploy');
const read = (path: string): string => readFileSync(join(deploy, path), 'utf8');

let folder: string;
let settings: ClusterSettings;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tillbook-deploy-'));
  settings = await localSettings(folder, readPasswords(folder), portsFrom(4400));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program's own check, or skips the test if its Debian package is not installed. */
const check = ({ skip }: TestContext, debianPackage: string, program: string, ...words: string[]) => {
  const { error, status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8', cwd: deploy });
  if (error) skip(`${program} is not installed; Debian has it in the package ${debianPackage}`);
  return { status, output: stdout + stderr };
};

const haproxy = '/usr/sbin/haproxy';

const patroniOf = (changed: ClusterSettings) =>
  parse(databaseFiles(changed, changed.databases[0])['patroni.yaml'] ?? '');

const withMachines = (count: number) => {
  const [api] = settings.apis;
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const apis = numbers.map((number) => ({ ...api, name: `api${number}`, host: `127.0.0.${number}` }));
  return clusterSettings.safeParse({ ...settings, apis });
};

describe('cluster configuration', () => {
  test('passes HAProxy’s check of both rendered files', (context) => {
    if (!existsSync('/usr/bin/openssl')) context.skip('openssl is not installed');
    localCertificate(join(folder, 'front'), undefined);
    for (const [name, text] of Object.entries(balancerFiles(settings))) {
      const file = join(folder, name);
      writeFileSync(file, text);
      expect(check(context, 'haproxy', haproxy, '-c', '-f', file)).toMatchObject({ status: 0 });
    }
  });

  test('rejects settings with a single API machine', () => {
    expect(withMachines(1).success).toBe(false);
  });

  test.for([2, 4])('renders %i API machines into each backend of HAProxy', (count, context) => {
    if (!existsSync('/usr/bin/openssl')) context.skip('openssl is not installed');
    const changed = clusterSettings.parse(withMachines(count).data);
    const text = balancerFiles(changed)['haproxy.cfg'] ?? '';
    const servers = [...text.matchAll(/^  server (\S+) /gm)].map(([, name]) => name);
    const names = changed.apis.map(({ name }) => name);
    expect(servers).toEqual([...names, ...names, ...names, ...names]);
    localCertificate(join(folder, 'front'), undefined);
    const file = join(folder, `haproxy-${count}.cfg`);
    writeFileSync(file, text);
    expect(check(context, 'haproxy', haproxy, '-c', '-f', file)).toMatchObject({ status: 0 });
  });

  test('renders YAML for etcd, and for Patroni with a required synchronous standby', () => {
    const files = databaseFiles(settings, settings.databases[0]);
    expect(parse(files['etcd.yaml'] ?? '')).toMatchObject({ name: 'db1', 'initial-cluster-state': 'new' });
    expect(parse(files['patroni.yaml'] ?? '')).toMatchObject({
      name: 'db1',
      bootstrap: {
        method: 'initdb',
        dcs: { ttl: 20, synchronous_mode: true, synchronous_mode_strict: true, failsafe_mode: true },
      },
    });
  });

  test('marks the cluster as existing for the joining machine only, and rejects an unknown machine', () => {
    const [first, joining] = settings.databases;
    const stateOf = (machine: typeof first) =>
      parse(databaseFiles({ ...settings, joining: joining.name }, machine)['etcd.yaml'] ?? '');
    expect(stateOf(first)).toMatchObject({ 'initial-cluster-state': 'new' });
    expect(stateOf(joining)).toMatchObject({ 'initial-cluster-state': 'existing' });
    const unknown = clusterSettings.safeParse({ ...settings, joining: 'db4' });
    expect(unknown).toMatchObject({ success: false });
  });

  test('requires TLS from the network and from Patroni if certificates are set', () => {
    const tls = { certificate: '/tls/db.crt', key: '/tls/db.key', authority: '/tls/ca.crt' };
    const verified = expect.objectContaining({ sslmode: 'verify-ca', sslrootcert: '/tls/ca.crt' });
    expect(patroniOf({ ...settings, tls })).toMatchObject({
      postgresql: {
        authentication: { superuser: verified, replication: verified, rewind: verified },
        pg_hba: [/^local /, /^hostssl replication /, /^hostssl all /].map((rule) =>
          expect.stringMatching(rule),
        ),
        parameters: { ssl: 'on', ssl_cert_file: '/tls/db.crt', ssl_key_file: '/tls/db.key' },
      },
    });
    expect(patroniOf(settings)).toMatchObject({
      postgresql: {
        pg_hba: [/^local /, /^host replication /, /^host all /].map((rule) => expect.stringMatching(rule)),
        parameters: { ssl: 'off' },
      },
    });
  });

  test('creates the database from a backup if a restore time is set', () => {
    const restoring = { ...settings, restoreTo: '2026-11-23 10:00:00+00' };
    const patroni: unknown = parse(databaseFiles(restoring, settings.databases[0])['patroni.yaml'] ?? '');
    expect(patroni).toMatchObject({
      bootstrap: {
        method: 'restore',
        restore: { command: expect.stringContaining('--target="2026-11-23 10:00:00+00"') },
      },
    });
  });

  test('renders the example for real machines without leftover placeholders', () => {
    const paths = renderConfiguration(join(deploy, 'cluster', 'settings.example.json'), join(folder, 'out'));
    expect(paths).toHaveLength(14);
    for (const path of paths) expect(readFileSync(path, 'utf8')).not.toContain('{{');
  });
});

describe('files around the API processes', () => {
  test('passes Caddy’s check of the Caddyfile', (context) => {
    const words = ['validate', '--adapter', 'caddyfile', '--config', 'Caddyfile'];
    expect(check(context, 'caddy', 'caddy', ...words)).toMatchObject({ status: 0 });
  });

  test('passes nginx’s check of nginx.conf', (context) => {
    if (!existsSync('/usr/bin/openssl')) context.skip('openssl is not installed');
    const tls = join(folder, 'nginx');
    localCertificate(tls, undefined);
    // The configured certificates exist only on the operator's machine.
    const text = read('nginx.conf')
      .replaceAll(/\/etc\/nginx\/tls\/[\w.]+\.pem/g, join(tls, 'certificate.pem'))
      .replaceAll(/\/etc\/nginx\/tls\/[\w.]+\.key/g, join(tls, 'certificate.key'))
      .replace('/run/nginx.pid', join(tls, 'nginx.pid'));
    const file = join(tls, 'nginx.conf');
    writeFileSync(file, text);
    expect(check(context, 'nginx', '/usr/sbin/nginx', '-t', '-q', '-c', file)).toEqual({
      status: 0,
      output: '',
    });
  });

  test('renders backup scripts that a shell can parse', (context) => {
    const file = join(folder, 'back-up.sh');
    writeFileSync(file, databaseFiles(settings, settings.databases[0])['back-up.sh'] ?? '');
    expect(check(context, 'dash', '/bin/sh', '-n', file)).toEqual({ status: 0, output: '' });
  });

  test.for(readdirSync(join(deploy, 'systemd')))('passes systemd’s check of %s', (name, context) => {
    const unit = join(folder, name);
    // The unit's program may not be installed here.
    writeFileSync(unit, read(`systemd/${name}`).replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`));
    const checked = check(context, 'systemd', 'systemd-analyze', 'verify', unit);
    expect(checked).toEqual({ status: 0, output: '' });
  });

  test('orders units only after and before units that exist', () => {
    const units = readdirSync(join(deploy, 'systemd'));
    const ordered = units.flatMap((unit) =>
      [...read(`systemd/${unit}`).matchAll(/^(?:After|Before)=(.+)$/gm)].flatMap(([, names = '']) =>
        names.split(' '),
      ),
    );
    expect(ordered).toContain('tillbook-haproxy-database.service');
    expect(ordered.filter((name) => name !== 'network-online.target' && !units.includes(name))).toEqual([]);
  });

  test('gives Patroni’s user the watchdog, and starts Patroni without one', () => {
    const commands = read('systemd/tillbook-patroni.service').match(/^ExecStartPre=.+$/gm);
    // `-` ignores a failure; `+` runs as root.
    expect(commands).toEqual([
      'ExecStartPre=-+/usr/sbin/modprobe softdog',
      'ExecStartPre=-+/usr/bin/chown postgres /dev/watchdog',
    ]);
  });

  test('passes Prometheus’s check of the alerts and their tests', (context) => {
    const rules = check(context, 'prometheus', 'promtool', 'check', 'rules', 'prometheus/alerts.yaml');
    expect(rules).toMatchObject({ status: 0 });
    const tried = check(context, 'prometheus', 'promtool', 'test', 'rules', 'prometheus/alerts.test.yaml');
    expect(tried).toMatchObject({ status: 0 });
  });
});

const alertRules = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string() })) })),
});

test('lists an action for every alert in docs/operating.md', () => {
  const { groups } = alertRules.parse(parse(read('prometheus/alerts.yaml')));
  const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
  const rows = read('../docs/operating.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  expect(alerts.length).toBeGreaterThan(20);
  expect(alerts.filter((alert) => !rows.some((row) => row.includes(`\`${alert}\``)))).toEqual([]);
});

const metricsIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\btillbook_[a-z_]+/g)].map(([name]) => name.replace(/_bucket$/, ''))),
];

const metricsOfApi = (): string => {
  const source = resolve(import.meta.dirname, '../../../apps/api/src');
  return ['metrics', 'platform-metrics']
    .flatMap((room) => readdirSync(join(source, room)).map((name) => join(source, room, name)))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
};

test('queries only existing metrics in alerts and dashboard', () => {
  const asked = metricsIn(read('prometheus/alerts.yaml') + read('grafana/tillbook.json'));
  const known = metricsOfApi();
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((name) => !known.includes(`'${name}'`))).toEqual([]);
});

const dashboard = z.object({
  title: z.string(),
  panels: z.array(
    z.object({
      id: z.int(),
      type: z.string(),
      title: z.string(),
      gridPos: z.object({ h: z.int(), w: z.int(), x: z.int(), y: z.int() }),
      targets: z.array(z.object({ expr: z.string(), refId: z.string() })).check(z.minLength(1)),
    }),
  ),
});

test('gives each dashboard panel a unique ID', () => {
  const { panels } = dashboard.parse(JSON.parse(read('grafana/tillbook.json')));
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
});

const kustomization = z.object({ resources: z.array(z.string()) });

const validate = (given: unknown): void => {
  if (Deployment.is(given)) return new Deployment(given).validate();
  if (HorizontalPodAutoscaler.is(given)) return new HorizontalPodAutoscaler(given).validate();
  if (Ingress.is(given)) return new Ingress(given).validate();
  if (Job.is(given)) return new Job(given).validate();
  if (PodDisruptionBudget.is(given)) return new PodDisruptionBudget(given).validate();
  if (Service.is(given)) return new Service(given).validate();
  throw new Error('It is of another kind or version.');
};

const rule = (host: string, name: string | undefined) => ({
  host,
  http: { paths: [{ backend: { service: { port: { name } } } }] },
});

describe('Kubernetes manifests', () => {
  const { resources } = kustomization.parse(parse(read('kubernetes/kustomization.yaml')));

  test('lists every manifest in the kustomization', () => {
    const files = readdirSync(join(deploy, 'kubernetes')).filter((name) => name !== 'kustomization.yaml');
    expect(resources.toSorted()).toEqual(files.toSorted());
  });

  test('routes both public names over TLS to named ports of the service', () => {
    const ingress = parse(read('kubernetes/ingress.yaml'));
    const service = parse(read('kubernetes/service.yaml'));
    const ports = z.object({ spec: z.object({ ports: z.array(z.object({ name: z.string() })) }) });
    const names = ports.parse(service).spec.ports.map(({ name }) => name);
    expect(ingress).toMatchObject({
      spec: {
        tls: [{ hosts: ['payments.example.com', 'forms.example.com'] }],
        rules: [rule('payments.example.com', names[0]), rule('forms.example.com', names[1])],
      },
    });
  });

  test.for(resources)('validates %s against the schema of its kind', (name) => {
    const given: unknown = parse(read(`kubernetes/${name}`));
    expect(() => validate(given)).not.toThrow();
  });
});

const compose = z.object({
  services: z.record(
    z.string(),
    z.looseObject({
      image: z.string(),
      read_only: z.optional(z.boolean()),
      cap_drop: z.optional(z.array(z.string())),
    }),
  ),
});

test('configures the API, the worker and the admin app as separate Compose services', () => {
  const { services } = compose.parse(parse(read('compose.yaml'), { merge: true }));
  expect(services['api']).toMatchObject({ environment: { WORKER: 'off' } });
  expect(services['worker']).toMatchObject({ environment: { WORKER: 'only' } });
  const { command, environment, ports } = z
    .object({
      command: z.array(z.string()),
      environment: z.record(z.string(), z.string()),
      ports: z.array(z.string()),
    })
    .parse(services['admin']);
  const program = resolve(import.meta.dirname, '../../../apps/api', command.at(-1) ?? '');
  expect(existsSync(program)).toBe(true);
  expect(environment).toMatchObject({ HEALTH_ADDRESS: 'http://127.0.0.1:4314/livez' });
  expect(ports).toEqual(['127.0.0.1:4314:4314']);
  expect(services['api']).toMatchObject({ environment: { ADMIN_BASE_URL: 'http://localhost:4314' } });
});

test('sets a home directory in the image, whose user has none', () => {
  expect(read('Dockerfile')).toMatch(/^ENV HOME=\/tmp /m);
});

test('runs the product’s containers read-only and without capabilities', () => {
  const { services } = compose.parse(parse(read('compose.yaml'), { merge: true }));
  const ours = Object.values(services).filter(({ image }) => image === 'tillbook');
  expect(ours).toHaveLength(3);
  for (const service of ours) expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
});
