import * as z from 'zod/mini';

const port = z.int().check(z.gte(1), z.lte(65_535));
const text = z.string().check(z.regex(/^[^\s'"]+$/));

const databaseMachine = z.object({
  name: text,
  host: text,
  /** The folder of etcd, PostgreSQL, the configuration and the logs. */
  folder: text,
  etcdPort: port,
  etcdPeerPort: port,
  patroniPort: port,
  postgresPort: port,
});

const apiMachine = z.object({ name: text, host: text, port, tokenizationPort: port });

const settings = z.object({
  /** Name of the cluster in etcd and in the backup repository. */
  scope: text,
  databases: z.tuple([databaseMachine, databaseMachine, databaseMachine]),
  /** Requires two or more. */
  apis: z.tuple([apiMachine, apiMachine], apiMachine),
  /** HAProxy next to each API process. */
  database: z.object({ host: text, leaderPort: port, replicaPort: port }),
  /** HAProxy in front of all API processes. */
  front: z.object({
    host: text,
    webPort: port,
    tokenizationPort: port,
    certificate: text,
    metrics: z.object({ host: text, port }),
  }),
  postgres: z.object({
    programs: text,
    superuser: text,
    /** Address range from which clients may connect. */
    network: text,
    maxConnections: z.int(),
    sharedBuffers: text,
  }),
  /** Paths of TLS files on each database machine. If set, PostgreSQL requires TLS from the network. */
  tls: z.optional(z.object({ certificate: text, key: text, authority: text })),
  /** Name of the machine that joins a running cluster. */
  joining: z.optional(text),
  repository: z.array(z.string()),
  watchdog: z.enum(['off', 'automatic', 'required']),
  passwords: z.object({ superuser: text, replication: text, rewind: text, patroni: text, backup: text }),
  /** The time to restore the database to. If absent, an empty database is created. */
  restoreTo: z.optional(z.string()),
});

export const clusterSettings = settings.check(
  z.refine(
    ({ joining, databases }) => joining === undefined || databases.some(({ name }) => name === joining),
    { path: ['joining'], error: 'It names no database machine.' },
  ),
);

export type ClusterSettings = z.infer<typeof clusterSettings>;
export type DatabaseMachine = z.infer<typeof databaseMachine>;
export type ApiMachine = z.infer<typeof apiMachine>;
