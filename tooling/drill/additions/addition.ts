import type { Edit } from '../mutants/mutant.ts';

/** The files and rows that a contributor writes for something new. */
export type Addition = {
  /** New files, with their whole text. */
  readonly files: Readonly<Record<string, string>>;
  /** Rows in files that exist. */
  readonly rows: readonly Edit[];
};
