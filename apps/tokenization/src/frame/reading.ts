/** The text of each of a form's fields, by the field's name. */
export type FieldTexts<Name extends string = string> = (field: Name) => string;

/** What is wrong with fields, in words for a person, in the order the fields stand on the page. */
export type FieldErrors<Name extends string = string> = ReadonlyMap<Name, string>;

/** What the texts of a form amount to: details for the vault, or errors at fields. */
export type Reading<Details, Name extends string = string> =
  | { readonly ok: true; readonly details: Details }
  | { readonly ok: false; readonly errors: FieldErrors<Name> };

/** One field and what is wrong with it, if anything. */
export type Check<Name extends string> = readonly [field: Name, error: string | undefined];

/** Keeps the fields that have an error. */
export function errorsOf<Name extends string>(checks: readonly Check<Name>[]): FieldErrors<Name> {
  return new Map(checks.flatMap(([field, error]) => (error === undefined ? [] : [[field, error] as const])));
}
