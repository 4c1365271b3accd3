import type pg from 'pg';

/** The schemas that migrations create; others belong to libraries. */
export const ownSchemas = ['public', 'ledger', 'sandbox_processor', 'work', 'operations'];

export type OwnFunction = {
  /** The name and the argument types: `ledger.post(jsonb)`. */
  readonly signature: string;
  readonly definition: string;
  readonly comment: string | null;
  readonly isOpenToAll: boolean;
};

export const ownFunctions = async (client: pg.ClientBase): Promise<readonly OwnFunction[]> => {
  const { rows } = await client.query<OwnFunction>(
    `select p.oid::regprocedure::text as signature, pg_get_functiondef(p.oid) as definition,
            obj_description(p.oid, 'pg_proc') as comment,
            exists (select from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) where grantee = 0) as "isOpenToAll"
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = any ($1) and p.prokind = 'f'
        and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
      order by 1`,
    [ownSchemas],
  );
  return rows;
};
