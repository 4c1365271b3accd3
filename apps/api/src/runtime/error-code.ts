/**
 * Returns the code of an error's innermost cause, such as `ECONNREFUSED` or `57P03`, otherwise its name.
 * Contains no values, so the code can be logged.
 */
export const errorCode = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length > 0) return errorCode(error.errors[0]);
  if (!(error instanceof Error)) return 'unknown';
  if (error.cause instanceof Error) return errorCode(error.cause);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};
