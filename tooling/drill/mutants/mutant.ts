export type Edit = {
  readonly file: string;
  /** Exact text, which must occur once. */
  readonly find: string;
  readonly replace: string;
  /** True to replace every occurrence of `find`, which may then occur more than once. */
  readonly everywhere?: boolean;
};

/** A deliberately broken rule, and tests of which at least one must fail. */
export type Mutant = {
  readonly name: string;
  readonly edits: readonly [Edit, ...Edit[]];
  readonly package: string;
  /** Test files of `package`. One failure is enough. */
  readonly tests: readonly [string, ...string[]];
};
