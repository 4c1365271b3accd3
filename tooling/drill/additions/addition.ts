import type { Edit } from '../mutants/mutant.ts';

/** A script of a package, run before its types and tests are checked. */
type Generation = {
  readonly folder: string;
  readonly words: readonly string[];
  readonly file?: string;
};

/** New files, and edits of existing files, that a feature requires. */
export type Addition = {
  readonly noun: string;
  /** Full text by path. */
  readonly files: Readonly<Record<string, string>>;
  readonly rows: readonly Edit[];
  readonly generations: readonly Generation[];
  /** Packages whose types must pass. */
  readonly typed: readonly string[];
  /** Test files that must pass, by package. */
  readonly tests: Readonly<Record<string, readonly string[]>>;
};
