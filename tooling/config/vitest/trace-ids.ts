/**
 * Something a test can show: a statement of the specification, a decision of the threat model, a requirement
 * of ASVS.
 */
export type TraceId =
  | `spec:${number}.${number}`
  | `threat:${number}.${number}`
  | `asvs:V${number}.${number}.${number}`;

declare module 'vitest' {
  interface TaskMeta {
    /** Ids from the tables in `docs`; a test's own replace those of its `describe`. */
    shows?: readonly TraceId[];
    /** Marks a test of form, such as words: `npm test` prints its failure as a complaint, and passes. */
    form?: true;
  }
}
