import type { Edit } from '../mutants/mutant.ts';

/** New files, and edits of existing files, that a feature requires. */
export type Addition = {
  /** Full text by path. */
  readonly files: Readonly<Record<string, string>>;
  readonly rows: readonly Edit[];
};
