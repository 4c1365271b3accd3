/** One row of a component's table of props. */
export type ComponentProp = {
  readonly name: string;
  /** As the component declares it: `readonly Row[]`, `ReactNode`. */
  readonly type: string;
  /** The members of a named object type, one to a line. */
  readonly typeDetail?: string;
  /** The values of a closed list of texts or numbers. */
  readonly choices?: readonly (string | number)[];
  readonly isRequired: boolean;
  readonly defaultValue?: string;
  readonly description: string;
};

export type ComponentProps = {
  readonly component: string;
  /** The file that declares the component. */
  readonly file: string;
  readonly props: readonly ComponentProp[];
};
