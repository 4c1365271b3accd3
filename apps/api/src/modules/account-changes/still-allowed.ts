import { internalAdminRole } from '@tillbook/contract';
import type { Follower } from '../../account-changes/changes.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { Database } from '../../db/client.ts';
import { idleSince } from '../../access/sessions.ts';

/** Applies the rules of `findSession` and `authorizeAccount` to many sessions in one statement. */
const question = `
  select f.ordinality::int as ordinality
    from unnest($1::bytea[], $2::text[]) with ordinality as f (token_hash, account_id, ordinality)
    join sessions s on s.token_hash = f.token_hash and s.ended_at is null
     and s.expires_at > $3 and s.last_seen_at > $4
    join users u on u.id = s.user_id
   where $5 = any (u.roles)
      or exists (select from grants g where g.user_id = s.user_id and g.account_id = f.account_id)`;

/** Returns the followers who still have a live session and read access. */
export const findStillAllowed = async (
  { pool }: Database,
  clock: Clock,
  followers: readonly Follower[],
): Promise<ReadonlySet<Follower>> => {
  const now = clock.now();
  const { rows } = await pool.query<{ ordinality: number }>({
    name: 'still_allowed',
    text: question,
    values: [
      followers.map(({ tokenHash }) => tokenHash),
      followers.map(({ accountId }) => accountId),
      now,
      idleSince(now),
      internalAdminRole,
    ],
  });
  return new Set(rows.flatMap(({ ordinality }) => followers[ordinality - 1] ?? []));
};
