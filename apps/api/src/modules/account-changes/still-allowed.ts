import { internalAdminRole } from '@tillbook/contract';
import type { Follower } from '../../account-changes/changes.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/client.ts';
import { idleSince } from '../../access/sessions.ts';

/** As `findSession` and `authorizeAccount` decide it, for many at once. */
const question = `
  select f.place::int as place
    from unnest($1::bytea[], $2::text[]) with ordinality as f (token_hash, account_id, place)
    join sessions s on s.token_hash = f.token_hash and s.ended_at is null
     and s.expires_at > $3 and s.last_seen_at > $4
    join users u on u.id = s.user_id
   where $5 = any (u.roles)
      or exists (select from grants g where g.user_id = s.user_id and g.account_id = f.account_id)`;

/** Those whose session lives and whose person may still read the account they follow. */
export const findStillAllowed = async (
  { pool }: Database,
  clock: Clock,
  followers: readonly Follower[],
): Promise<ReadonlySet<Follower>> => {
  const now = clock.now();
  const { rows } = await pool.query<{ place: number }>({
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
  return new Set(rows.flatMap(({ place }) => followers[place - 1] ?? []));
};
