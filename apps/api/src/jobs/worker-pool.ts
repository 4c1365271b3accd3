import pg from 'pg';

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

const once = (release: (error?: Error | boolean) => void): typeof release => {
  let isReleased = false;
  return (error) => {
    if (isReleased) return;
    isReleased = true;
    release(error);
  };
};

/**
 * Ignores a second release of a connection. If the database fails while the queue stops listening, the
 * library releases a connection twice, which would end the process with an unhandled error.
 */
export class WorkerPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    if (callback === undefined) return super.connect();
    super.connect((error, client, release) => callback(error, client, once(release)));
  }
}
