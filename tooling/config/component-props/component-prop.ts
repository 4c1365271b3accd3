export type ComponentProp = {
  readonly name: string;
  /** Type as declared by the component: `readonly Row[]`, `ReactNode`. */
  readonly type: string;
  /** Members of a named object type, one per line. */
  readonly typeDetail?: string;
  readonly choices?: readonly (string | number)[];
  readonly isRequired: boolean;
  readonly defaultValue?: string;
  readonly description: string;
};

export type ComponentProps = {
  readonly component: string;
  readonly file: string;
  readonly props: readonly ComponentProp[];
};
