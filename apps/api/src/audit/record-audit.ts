import type { AuditAction } from '@tillbook/contract';
import { auditTrail } from '../db/schema/index.ts';
import type { Connection } from '../db/client.ts';
import type { Platform } from '../platform.ts';

export type AuditEntry = {
  readonly userId: string | undefined;
  readonly accountId?: string | undefined;
  readonly action: AuditAction;
  /** The ID of the action's object, or the name of the call if the action is a read. */
  readonly subject?: string | undefined;
  readonly clientAddress?: string | undefined;
  readonly details?: Record<string, string | number | boolean>;
};

/**
 * Writes an audit entry. In a transaction, pass its connection, so that the action and the entry commit
 * together.
 */
export const recordAudit = async (
  platform: Pick<Platform, 'newIdentifier' | 'clock' | 'database'>,
  entry: AuditEntry,
  connection: Connection = platform.database.drizzle,
): Promise<void> => {
  await connection
    .insert(auditTrail)
    .values({ id: platform.newIdentifier('aud'), at: platform.clock.now(), ...entry });
};
