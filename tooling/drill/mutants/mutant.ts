/** One replacement in a file. */
export type Edit = {
  /** A file of the repository. */
  readonly file: string;
  /** The exact text, which must occur once. */
  readonly find: string;
  readonly replace: string;
  /** True if the text occurs several times and each one is changed. */
  readonly everywhere?: boolean;
};

/** A rule that is broken on purpose, and the tests that have to notice. */
export type Mutant = {
  readonly name: string;
  readonly edits: readonly [Edit, ...Edit[]];
  /** A package of the workspace. */
  readonly package: string;
  /** Test files of that package, run together; one failure is enough. */
  readonly tests: readonly [string, ...string[]];
};
