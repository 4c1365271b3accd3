/**
 * Returns true for a path of this origin, the only kind to follow after sign-in. An address of another origin
 * in a crafted link (`https://…`, `//host`, `/\host`) would send a newly signed-in user away.
 *
 * @example isReturnPath('//evil.example') // false
 */
export const isReturnPath = (value: unknown): value is string => {
  if (typeof value !== 'string') return false;
  // Rejects backslashes and control characters: browsers read a backslash as a slash, and drop tabs and line breaks.
  // eslint-disable-next-line no-control-regex -- the control characters are the point
  if (!/^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(value)) return false;
  return !/^\/login(?:[/?#]|$)/.test(value);
};

export const readReturnPath = (value: unknown): string | undefined =>
  isReturnPath(value) ? value : undefined;
