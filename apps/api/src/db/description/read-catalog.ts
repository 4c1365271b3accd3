import type pg from 'pg';
import { type OwnFunction, ownFunctions, ownSchemas } from './own-functions.ts';

export type Column = {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** The default or identity clause after the type. */
  readonly generated: string | null;
  readonly comment: string | null;
};

export type Table = {
  /** The name with its schema: `public.accounts`. */
  readonly name: string;
  readonly comment: string | null;
  readonly columns: readonly Column[];
  readonly constraints: readonly string[];
  readonly indexes: readonly string[];
  readonly triggers: readonly string[];
  /** The privileges of the application's role: `INSERT`, `UPDATE (status)`. */
  readonly grants: readonly string[];
};

export type View = {
  readonly name: string;
  readonly comment: string | null;
  readonly definition: string;
  readonly grants: readonly string[];
};

export type CompositeType = {
  readonly name: string;
  readonly comment: string | null;
  readonly columns: readonly Column[];
};

export type Catalog = {
  readonly schemas: readonly { readonly name: string; readonly comment: string | null }[];
  readonly types: readonly CompositeType[];
  readonly tables: readonly Table[];
  readonly views: readonly View[];
  readonly functions: readonly OwnFunction[];
};

const columnsOf = `array(
  select json_build_object('name', quote_ident(a.attname), 'type', format_type(a.atttypid, a.atttypmod), 'isRequired', a.attnotnull,
           'generated', case a.attidentity when 'a' then 'GENERATED ALWAYS AS IDENTITY' else 'DEFAULT ' || pg_get_expr(d.adbin, d.adrelid) end,
           'comment', col_description(a.attrelid, a.attnum))
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum)`;

const grantsOf = `array(
  select privilege || coalesce(' (' || string_agg(column_name, ', ' order by number) || ')', '')
    from (select e.privilege_type as privilege, null as column_name, 0 as number, e.grantee from aclexplode(c.relacl) e
          union all
          select e.privilege_type, quote_ident(a.attname), a.attnum, e.grantee
            from pg_attribute a, aclexplode(a.attacl) e where a.attrelid = c.oid and not a.attisdropped) given
   where grantee = 'tillbook_app'::regrole
   group by privilege, number = 0 order by array_position('{SELECT,INSERT,UPDATE,DELETE}', privilege), privilege)`;

const relationName = `n.nspname || '.' || c.relname`;

const readTables = async (client: pg.ClientBase): Promise<readonly Table[]> => {
  const { rows } = await client.query<Table>(
    `select ${relationName} as name, obj_description(c.oid, 'pg_class') as comment, ${columnsOf} as columns,
            array(select format('CONSTRAINT %I %s', conname, pg_get_constraintdef(oid)) from pg_constraint
                   where conrelid = c.oid and contype in ('p', 'u', 'c', 'f')
                   order by position(contype::text in 'pucf'), conname) as constraints,
            array(select pg_get_indexdef(i.indexrelid) from pg_index i join pg_class x on x.oid = i.indexrelid
                   where i.indrelid = c.oid and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
                   order by x.relname) as indexes,
            array(select pg_get_triggerdef(t.oid) from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal
                   order by t.tgname) as triggers,
            ${grantsOf} as grants
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = any ($1) and c.relkind = 'r' order by 1`,
    [ownSchemas],
  );
  return rows;
};

const readViews = async (client: pg.ClientBase): Promise<readonly View[]> => {
  const { rows } = await client.query<View>(
    `select ${relationName} as name, obj_description(c.oid, 'pg_class') as comment, pg_get_viewdef(c.oid) as definition,
            ${grantsOf} as grants
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = any ($1) and c.relkind = 'v' order by 1`,
    [ownSchemas],
  );
  return rows;
};

const readTypes = async (client: pg.ClientBase): Promise<readonly CompositeType[]> => {
  const { rows } = await client.query<CompositeType>(
    `select ${relationName} as name, obj_description(c.reltype, 'pg_type') as comment, ${columnsOf} as columns
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = any ($1) and c.relkind = 'c' order by 1`,
    [ownSchemas],
  );
  return rows;
};

const readSchemas = async (client: pg.ClientBase): Promise<Catalog['schemas']> => {
  const { rows } = await client.query<Catalog['schemas'][number]>(
    `select nspname as name, obj_description(oid, 'pg_namespace') as comment
       from pg_namespace where nspname = any ($1) order by 1`,
    [ownSchemas],
  );
  return rows;
};

export const readCatalog = async (client: pg.ClientBase): Promise<Catalog> => ({
  schemas: await readSchemas(client),
  types: await readTypes(client),
  tables: await readTables(client),
  views: await readViews(client),
  functions: await ownFunctions(client),
});
