import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** zod's default message if neither the schema nor a locale has one. */
const defaultMessage = 'Invalid input';

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  );

const kinds: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
  record: 'an object',
};

const inWords = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return `Send ${kinds[issue.expected] ?? 'another kind of value'}.`;
    case 'invalid_value':
      return `Enter one of: ${issue.values.map(String).join(', ')}.`;
    case 'too_big':
      return issue.origin === 'string'
        ? `Enter at most ${issue.maximum} characters.`
        : `Enter at most ${issue.maximum}.`;
    case 'too_small':
      return issue.origin === 'string'
        ? `Enter at least ${issue.minimum} characters.`
        : `Enter at least ${issue.minimum}.`;
    case 'invalid_format':
    case 'not_multiple_of':
    case 'unrecognized_keys':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return 'This value isn’t valid.';
  }
};

/**
 * Returns the message for an invalid value: the schema's own, or a default. Most schemas have no messages, so
 * that the pages that include them stay small.
 */
export const inputFault = (issue: Issue, value: unknown): string => {
  if (issue.message !== defaultMessage) return issue.message;
  if (valueAt(value, issue.path) === undefined) return 'This field is required.';
  return inWords(issue);
};
