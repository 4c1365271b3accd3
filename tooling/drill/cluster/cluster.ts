import type { BackupRepository } from './backup-repository.ts';
import type { ClusterSettings } from './configuration/settings.ts';
import type { DatabaseAddresses } from './database-setup.ts';
import type { ApiMember } from './members/api-member.ts';
import type { DatabaseMember } from './members/database-member.ts';
import type { Service } from './processes/service.ts';

export type Cluster = {
  readonly settings: ClusterSettings;
  readonly databases: () => readonly DatabaseMember[];
  readonly apis: readonly ApiMember[];
  /** HAProxy that routes to the leader and to the standbys. */
  readonly databaseBalancer: Service;
  /** HAProxy in front of the API processes. */
  readonly front: Service;
  readonly addresses: DatabaseAddresses;
  /** URL of the sandbox processor's database, on a separate PostgreSQL. */
  readonly bankAddress: string;
  readonly webBaseUrl: string;
  readonly tokenizationBaseUrl: string;
  readonly services: () => readonly Service[];
  readonly leader: () => Promise<DatabaseMember>;
  /** Waits until every part is healthy. Rejects with the faults after a timeout. */
  readonly untilHealthy: () => Promise<void>;
  readonly repository: BackupRepository;
  /** Deletes the database and restores it to a point in time. API processes must not run. */
  readonly restoreTo: (moment: Date) => Promise<void>;
  /** Sends a request that requires Patroni's password. */
  readonly askPatroni: (member: DatabaseMember, path: string, body: object) => Promise<void>;
  readonly close: () => Promise<void>;
};
