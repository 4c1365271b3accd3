export type FieldTexts<Name extends string = string> = (field: Name) => string;

export type FieldErrors<Name extends string = string> = ReadonlyMap<Name, string>;

export type Reading<Details, Name extends string = string> =
  | { readonly ok: true; readonly details: Details }
  | { readonly ok: false; readonly errors: FieldErrors<Name> };

export type Check<Name extends string> = readonly [field: Name, error: string | undefined];

export function errorsOf<Name extends string>(checks: readonly Check<Name>[]): FieldErrors<Name> {
  return new Map(checks.flatMap(([field, error]) => (error === undefined ? [] : [[field, error] as const])));
}
