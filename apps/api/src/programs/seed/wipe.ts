import type pg from 'pg';

const retainedTables = ['general_ledger_accounts', 'sealing_keys', 'seedings'];

/**
 * Empties the database after an interrupted seeding, which has served no requests. Nothing else may suspend
 * the rule that rows are never deleted; the rule applies again before the transaction ends.
 */
export const wipe = async (owner: pg.Client): Promise<void> => {
  const { rows } = await owner.query<{ name: string; isGuarded: boolean }>(
    `select format('%I.%I', n.nspname, c.relname) as name,
            exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'no_removal') as "isGuarded"
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname in ('public', 'sandbox_processor') and c.relname <> all($1)`,
    [retainedTables],
  );
  const guarded = rows.filter(({ isGuarded }) => isGuarded);
  await owner.query('begin');
  try {
    for (const { name } of guarded) await owner.query(`alter table ${name} disable trigger no_removal`);
    await owner.query(`truncate ${rows.map(({ name }) => name).join(', ')}`);
    for (const { name } of guarded) await owner.query(`alter table ${name} enable trigger no_removal`);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
};
