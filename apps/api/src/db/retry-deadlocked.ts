const mostTries = 5;

/** SQLSTATE of a statement that the server canceled so that other sessions can continue. */
const deadlockDetected = '40P01';

const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === deadlockDetected) || isDeadlock(error.cause));

/**
 * Runs a statement or a transaction, and runs it again if the server canceled it to end a deadlock, which
 * rolls everything back. A migration that locks two tables can deadlock with a payment that locks them in
 * another order.
 * @param run writes to the database only, because it can run several times
 */
export const retryDeadlocked = async <Result>(
  run: () => Promise<Result>,
  triesLeft = mostTries,
): Promise<Result> => {
  try {
    return await run();
  } catch (error) {
    if (triesLeft <= 1 || !isDeadlock(error)) throw error;
    return retryDeadlocked(run, triesLeft - 1);
  }
};
