/** Values as callers pass them: by name, omitted if undefined. */
export type NamedValues = Readonly<Record<string, string | number | boolean | undefined>>;

/** Fills the braces of a declared path: `/settlements/{id}` and `{ id: 'stl_1' }` make `/settlements/stl_1`. */
export const fillPath = (path: string, params: NamedValues): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));

/** Writes a query string without undefined values; empty if no value is left. */
export const queryString = (query: NamedValues): string => {
  const present = Object.entries(query).filter(([, value]) => value !== undefined);
  if (present.length === 0) return '';
  const pairs = present.map(([name, value]): [string, string] => [name, String(value)]);
  return `?${new URLSearchParams(pairs).toString()}`;
};
