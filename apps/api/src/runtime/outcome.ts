/** The result of a step, or one line that names the cause and the remedy. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; message: string };

/** Returns the first line of an error, without the wrapping of libraries. */
export const causeOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length > 0) return causeOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return causeOf(error.cause);
  return (error.message || error.name).split('\n', 1)[0] ?? error.name;
};
