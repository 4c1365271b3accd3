import * as z from 'zod/mini';

const port = z.int().check(z.gte(1), z.lte(65_535));
const text = z.string().check(z.regex(/^[^\s'"]+$/));

const databaseMachine = z.object({
  name: text,
  host: text,
  /** Holds everything of this machine's: etcd, PostgreSQL, configuration, logs. */
  folder: text,
  etcdPort: port,
  etcdPeerPort: port,
  patroniPort: port,
  postgresPort: port,
});

const apiMachine = z.object({ name: text, host: text, port, tokenizationPort: port });

const settings = z.object({
  /** Names the cluster in etcd and in the repository. */
  scope: text,
  databases: z.tuple([databaseMachine, databaseMachine, databaseMachine]),
  apis: z.tuple([apiMachine, apiMachine, apiMachine]),
  /** The HAProxy beside each API process. */
  database: z.object({ host: text, leaderPort: port, replicaPort: port }),
  /** The HAProxy in front of all of them. */
  front: z.object({
    host: text,
    webPort: port,
    tokenizationPort: port,
    certificate: text,
    /** Where Prometheus reads HAProxy's own metrics. */
    metrics: z.object({ host: text, port }),
  }),
  postgres: z.object({
    programs: text,
    superuser: text,
    /** Who may connect, as an address range. */
    network: text,
    maxConnections: z.int(),
    sharedBuffers: text,
  }),
  /** Files on each database machine. With them, PostgreSQL accepts no connection over the network without TLS. */
  tls: z.optional(z.object({ certificate: text, key: text, authority: text })),
  /** The machine that joins a cluster whose other members run. */
  joining: z.optional(text),
  /** Lines of pgbackrest.conf that say where the repository is. */
  repository: z.array(z.string()),
  watchdog: z.enum(['off', 'automatic', 'required']),
  passwords: z.object({ superuser: text, replication: text, rewind: text, patroni: text, backup: text }),
  /** A moment to restore to, instead of creating an empty database. */
  restoreTo: z.optional(z.string()),
});

/** All that the templates need to know of a cluster. */
export const clusterSettings = settings.check(
  z.refine(
    ({ joining, databases }) => joining === undefined || databases.some(({ name }) => name === joining),
    { path: ['joining'], error: 'It names no database machine.' },
  ),
);

export type ClusterSettings = z.infer<typeof clusterSettings>;
export type DatabaseMachine = z.infer<typeof databaseMachine>;
export type ApiMachine = z.infer<typeof apiMachine>;
