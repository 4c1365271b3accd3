import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** What zod says where neither the schema nor a language has words of its own. */
const saysNothing = 'Invalid input';

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  );

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const inWords = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return `Give ${kinds[issue.expected] ?? 'another kind of value'}.`;
    case 'invalid_value':
      return `Give one of: ${issue.values.map(String).join(', ')}.`;
    case 'too_big':
      return issue.origin === 'string'
        ? `Give at most ${issue.maximum} characters.`
        : `Give at most ${issue.maximum}.`;
    case 'too_small':
      return issue.origin === 'string'
        ? `Give at least ${issue.minimum} characters.`
        : `Give at least ${issue.minimum}.`;
    case 'invalid_format':
    case 'not_multiple_of':
    case 'unrecognized_keys':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return 'This value is not valid.';
  }
};

/**
 * What a person reads about a value that was not taken. The schema's own words stand; a schema that has none keeps a page
 * that carries it small, and gets them here.
 */
export const inputFault = (issue: Issue, value: unknown): string => {
  if (issue.message !== saysNothing) return issue.message;
  if (valueAt(value, issue.path) === undefined) return 'This field is required.';
  return inWords(issue);
};
