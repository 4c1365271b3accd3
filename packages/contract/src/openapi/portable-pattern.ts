/** Replacements for Unicode classes that some engines lack. A lone surrogate cannot be sent as UTF-8 anyway. */
const portableClasses: Readonly<Record<string, string>> = {
  Cc: String.raw`\u0000-\u001f\u007f-\u009f`,
  Cs: '',
};

/** The pattern that excludes only the NUL character; omitted, because no reader of the document sends it. */
const storablePattern = String.raw`^[^\u0000]*$`;

/**
 * Rewrites a pattern so that every engine understands it: JSON Schema has no flag for `\p{…}`, and many
 * languages have no such classes. The server checks with the contract's own pattern.
 *
 * @returns undefined if the pattern accepts all text
 * @throws {RangeError} a class that is not known here
 * @example portablePattern(String.raw`^[^\p{Cc}]*$`) // '^[^\u0000-\u001f\u007f-\u009f]*$'
 */
export const portablePattern = (pattern: string): string | undefined => {
  const portable = pattern.replaceAll(/\\p\{(\w+)\}/g, (_, name: string) => {
    const characters = portableClasses[name];
    if (characters === undefined) throw new RangeError(`The class ${name} has no portable form.`);
    return characters;
  });
  return portable === storablePattern ? undefined : portable;
};

export const withPortablePatterns = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(withPortablePatterns);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]): [string, unknown][] => {
      if (key !== 'pattern' || typeof value !== 'string') return [[key, withPortablePatterns(value)]];
      const pattern = portablePattern(value);
      return pattern === undefined ? [] : [[key, pattern]];
    }),
  );
};
