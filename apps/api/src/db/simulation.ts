import type pg from 'pg';

/**
 * Marks a database with a simulated clock, whose postings may be ahead of the database's own time. Production
 * never serves a marked database.
 */
export const beginSimulation = async (owner: pg.ClientBase): Promise<void> => {
  await owner.query(
    'insert into operations.simulation (began_at) values (clock_timestamp()) on conflict do nothing',
  );
};

export const endSimulation = async (owner: pg.ClientBase): Promise<void> => {
  await owner.query('delete from operations.simulation');
};

export const isSimulated = async (connection: pg.ClientBase | pg.Pool): Promise<boolean> => {
  const { rows } = await connection.query<{ simulated: boolean }>(
    'select exists (select from operations.simulation) as simulated',
  );
  return rows[0]?.simulated === true;
};
