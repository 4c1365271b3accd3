import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import type { Platform } from '../../platform.ts';
import type { ProcessorInstrument } from '../../processor/processor.ts';
import { findSealedInstrument } from './store.ts';

/** Binds a sealed number to its row: it cannot be opened in another row. */
export const sealingContext = (instrumentId: string): string => `payment_instruments:${instrumentId}`;

/**
 * Opens a number for one request to the processor; returns `undefined` if the instrument does not belong to
 * the account.
 */
export const openInstrument = async (
  platform: Platform,
  accountId: AuthorizedAccountId,
  id: string,
): Promise<ProcessorInstrument | undefined> => {
  const row = await findSealedInstrument(platform.database, accountId, id);
  if (row === undefined) return undefined;
  const sealed = { keyId: row.sealingKeyId, bytes: row.sealedNumber };
  return {
    kind: row.type,
    number: platform.vault.open(sealed, sealingContext(id)),
    ...(row.routingNumber !== null && { routingNumber: row.routingNumber }),
  };
};
