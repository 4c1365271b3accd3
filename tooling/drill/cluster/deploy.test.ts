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

/** Runs a program's own check; the test is skipped, by name, where Debian's package is not installed. */
const check = ({ skip }: TestContext, debianPackage: string, program: string, ...words: string[]) => {
  const { error, status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8', cwd: deploy });
  if (error) skip(`${program} is not installed; Debian has it in the package ${debianPackage}`);
  return { status, output: stdout + stderr };
};

const haproxy = '/usr/sbin/haproxy';

const patroniOf = (changed: ClusterSettings) =>
  parse(databaseFiles(changed, changed.databases[0])['patroni.yaml'] ?? '');

describe('the configuration of a cluster', () => {
  test('HAProxy accepts both of its files', (context) => {
    if (!existsSync('/usr/bin/openssl')) context.skip('openssl is not installed');
    localCertificate(join(folder, 'front'), undefined);
    for (const [name, text] of Object.entries(balancerFiles(settings))) {
      const file = join(folder, name);
      writeFileSync(file, text);
      expect(check(context, 'haproxy', haproxy, '-c', '-f', file)).toMatchObject({ status: 0 });
    }
  });

  test('Patroni’s and etcd’s files are YAML, and money needs a second copy', () => {
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

  test('only the machine that joins a running cluster finds its members there', () => {
    const [first, joining] = settings.databases;
    const stateOf = (machine: typeof first) =>
      parse(databaseFiles({ ...settings, joining: joining.name }, machine)['etcd.yaml'] ?? '');
    expect(stateOf(first)).toMatchObject({ 'initial-cluster-state': 'new' });
    expect(stateOf(joining)).toMatchObject({ 'initial-cluster-state': 'existing' });
    const unknown = clusterSettings.safeParse({ ...settings, joining: 'db4' });
    expect(unknown).toMatchObject({ success: false });
  });

  test('with certificates, only TLS crosses the network, and Patroni verifies it as well', () => {
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

  test('a moment to restore to becomes the way in which the database is created', () => {
    const restoring = { ...settings, restoreTo: '2026-11-23 10:00:00+00' };
    const patroni: unknown = parse(databaseFiles(restoring, settings.databases[0])['patroni.yaml'] ?? '');
    expect(patroni).toMatchObject({
      bootstrap: {
        method: 'restore',
        restore: { command: expect.stringContaining('--target="2026-11-23 10:00:00+00"') },
      },
    });
  });

  test('the example for real machines renders whole', () => {
    const paths = renderConfiguration(join(deploy, 'cluster', 'settings.example.json'), join(folder, 'out'));
    expect(paths).toHaveLength(14);
    for (const path of paths) expect(readFileSync(path, 'utf8')).not.toContain('{{');
  });
});

describe('what goes around the API processes', () => {
  test('Caddy accepts its file', (context) => {
    const words = ['validate', '--adapter', 'caddyfile', '--config', 'Caddyfile'];
    expect(check(context, 'caddy', 'caddy', ...words)).toMatchObject({ status: 0 });
  });

  test('nginx accepts its file', (context) => {
    if (!existsSync('/usr/bin/openssl')) context.skip('openssl is not installed');
    const tls = join(folder, 'nginx');
    localCertificate(tls, undefined);
    // Its certificates are on the operator's machine.
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

  test('a shell accepts the backup of each machine', (context) => {
    const file = join(folder, 'back-up.sh');
    writeFileSync(file, databaseFiles(settings, settings.databases[0])['back-up.sh'] ?? '');
    expect(check(context, 'dash', '/bin/sh', '-n', file)).toEqual({ status: 0, output: '' });
  });

  test.for(readdirSync(join(deploy, 'systemd')))('systemd accepts %s', (name, context) => {
    const unit = join(folder, name);
    // Its program may be on another machine only.
    writeFileSync(unit, read(`systemd/${name}`).replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`));
    const checked = check(context, 'systemd', 'systemd-analyze', 'verify', unit);
    expect(checked).toEqual({ status: 0, output: '' });
  });

  test('Prometheus accepts the alerts, and they go off', (context) => {
    const rules = check(context, 'prometheus', 'promtool', 'check', 'rules', 'prometheus/alerts.yaml');
    expect(rules).toMatchObject({ status: 0 });
    const tried = check(context, 'prometheus', 'promtool', 'test', 'rules', 'prometheus/alerts.test.yaml');
    expect(tried).toMatchObject({ status: 0 });
  });
});

/** Each metric that is asked for, in a rule or a panel. */
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

test('alerts and dashboard ask for metrics that there are', () => {
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

test('the dashboard has panels, each with an id of its own', () => {
  const { panels } = dashboard.parse(JSON.parse(read('grafana/tillbook.json')));
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
});

const kustomization = z.object({ resources: z.array(z.string()) });

/** Validates a manifest by the published schema of its kind. */
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

describe('the Kubernetes manifests', () => {
  const { resources } = kustomization.parse(parse(read('kubernetes/kustomization.yaml')));

  test('are all listed', () => {
    const files = readdirSync(join(deploy, 'kubernetes')).filter((name) => name !== 'kustomization.yaml');
    expect(resources.toSorted()).toEqual(files.toSorted());
  });

  test('the ingress leads both public names over TLS to ports of the service', () => {
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

  test.for(resources)('%s follows the schema of its kind', (name) => {
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

test('the image runs the API, the worker alone and the admin app alone', () => {
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

test('the containers of the product write to nothing but their folders and have no capability', () => {
  const { services } = compose.parse(parse(read('compose.yaml'), { merge: true }));
  const ours = Object.values(services).filter(({ image }) => image === 'tillbook');
  expect(ours).toHaveLength(3);
  for (const service of ours) expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
});
