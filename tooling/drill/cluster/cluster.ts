import type { BackupRepository } from './backup-repository.ts';
import type { ClusterSettings } from './configuration/settings.ts';
import type { DatabaseAddresses } from './database-setup.ts';
import type { ApiMember } from './members/api-member.ts';
import type { DatabaseMember } from './members/database-member.ts';
import type { Service } from './processes/service.ts';

/** A running cluster, whose parts can be killed and started one by one. */
export type Cluster = {
  readonly settings: ClusterSettings;
  readonly databases: () => readonly DatabaseMember[];
  readonly apis: readonly ApiMember[];
  /** The HAProxy that leads to the leader and to the standbys. */
  readonly databaseBalancer: Service;
  /** The HAProxy in front of the API processes. */
  readonly front: Service;
  /** The addresses of the database, through HAProxy. */
  readonly addresses: DatabaseAddresses;
  /** The record of the sandbox processor, in a PostgreSQL of its own. */
  readonly bankAddress: string;
  /** Both origins, over TLS. */
  readonly webBaseUrl: string;
  readonly tokenizationBaseUrl: string;
  /** Everything that runs. */
  readonly services: () => readonly Service[];
  /** The member of the database that leads now. */
  readonly leader: () => Promise<DatabaseMember>;
  /** Waits until every part is in order; throws with what is not, after a while. */
  readonly untilHealthy: () => Promise<void>;
  readonly repository: BackupRepository;
  /** Throws the database away and brings it back as it was at a moment; API processes must not run. */
  readonly restoreTo: (moment: Date) => Promise<void>;
  /** Asks Patroni for something that only its password allows. */
  readonly askPatroni: (member: DatabaseMember, path: string, body: object) => Promise<void>;
  readonly close: () => Promise<void>;
};
