import type { Edit } from '../mutants/mutant.ts';

/** Files and rows that adding a feature requires. */
export type Addition = {
  /** Full text by path. */
  readonly files: Readonly<Record<string, string>>;
  readonly rows: readonly Edit[];
};
