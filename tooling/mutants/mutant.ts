/** One place that is changed, and to what. */
export type Edit = {
  /** A file of the repository. */
  readonly file: string;
  /** The exact text, which must be there once. */
  readonly find: string;
  readonly replace: string;
  /** True where the text stands several times and each is changed. */
  readonly everywhere?: boolean;
};

/** A rule that is broken on purpose, and the tests that have to notice. */
export type Mutant = {
  readonly name: string;
  readonly edits: readonly [Edit, ...Edit[]];
  /** A package of the workspace. */
  readonly package: string;
  /** Test files of that package, run together; one that turns red is enough. */
  readonly tests: readonly [string, ...string[]];
};
