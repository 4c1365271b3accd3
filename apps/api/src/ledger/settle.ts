import * as z from 'zod/mini';
import type { Platform } from '../platform.ts';

export type Settled =
  | { readonly ok: true; readonly settlementId: string; readonly netCents: number }
  | { readonly ok: false; readonly code: 'nothing_ready' };

const answer = z.union([
  z.object({ ok: z.literal(true), settlement: z.object({ id: z.string(), net_amount_cents: z.int() }) }),
  z.object({ ok: z.literal(false), code: z.literal('nothing_ready') }),
]);

/** Settles all that is ready on an account, as one settlement; nothing where nothing is. */
export const settle = async (platform: Platform, accountId: string): Promise<Settled> => {
  const { rows } = await platform.database.pool.query<{ result: unknown }>({
    name: 'ledger_settle',
    text: 'select ledger.settle($1) as result',
    values: [
      JSON.stringify({
        accountId,
        now: platform.clock.now(),
        settlementId: platform.newIdentifier('stl'),
        entrySetId: platform.newIdentifier('gls'),
        createdBy: 'platform',
      }),
    ],
  });
  const result = answer.parse(rows[0]?.result);
  if (!result.ok) return result;
  platform.changes.note(accountId);
  return { ok: true, settlementId: result.settlement.id, netCents: result.settlement.net_amount_cents };
};
