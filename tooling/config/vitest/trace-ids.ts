/**
 * A claim that a test can show: a statement of the specification, a decision of the threat model, or a
 * requirement of ASVS.
 */
export type TraceId =
  | `spec:${number}.${number}`
  | `threat:${number}.${number}`
  | `asvs:V${number}.${number}.${number}`;

declare module 'vitest' {
  interface TaskMeta {
    /** IDs from the tables in `docs`. The IDs of a test replace the IDs of its `describe`. */
    shows?: readonly TraceId[];
    /** Marks a test of form, such as wording. `npm test` prints its failure as a complaint and passes. */
    form?: true;
  }
}
