import * as z from 'zod/mini';
import { displayField } from './display-field.ts';

/** The database stores neither the NUL character nor lone surrogates, so no text field accepts them. */
// oxlint-disable-next-line no-control-regex -- the control character is the point
export const storable = z.regex(/^[^\u0000\p{Cs}]*$/u, 'Remove the invisible character.');

/**
 * Accepts text of at most `maximumLength` UTF-16 units, possibly empty.
 *
 * @param notText the message for a value that is not text
 */
// @__NO_SIDE_EFFECTS__
export const text = (maximumLength: number, notText = 'This must be text.') =>
  z.string(notText).check(z.maxLength(maximumLength, `Enter at most ${maximumLength} characters.`), storable);

/** Accepts text that is not empty. */
// @__NO_SIDE_EFFECTS__
export const requiredText = (maximumLength: number) =>
  z.string().check(z.minLength(1, 'This field is required.'), z.maxLength(maximumLength), storable);

// @__NO_SIDE_EFFECTS__
export const eachOnce = (message: string) =>
  z.refine<readonly unknown[]>((list) => new Set(list).size === list.length, message);

/** Rejects an object with more than `most` fields, for objects whose field names are chosen by the caller. */
// @__NO_SIDE_EFFECTS__
export const mostFields = (most: number, message: string) =>
  z.refine<object>((fields) => Object.keys(fields).length <= most, message);

/** An opaque ID. Its format is not checked: a malformed ID gets the same response as an unknown one. */
export const identifier = requiredText(64);

/** A time as ISO 8601 in UTC. */
export const instant = z.string();

/**
 * Integer cents in a response, as a JSON number; balances and signed amounts can be negative. A display field:
 * a client gets `NaN` for an invalid value and shows `$ --`. Amounts of movements are `amountCents`.
 */
export const cents = displayField(z.int(), { standIn: 0, absent: Number.NaN });

/** The amount of one movement: 1 to 99,999,999 cents. */
export const amountCents = z
  .int('The amount must be a whole number of cents.')
  .check(
    z.gte(1, 'Amount must be greater than 0'),
    z.lte(99_999_999, 'The amount can be at most $999,999.99.'),
  );

/** The last digits of a card or account number. */
export const lastFour = z.string().check(z.regex(/^\d{4}$/, 'Enter the last four digits.'));

export const maximumPageSize = 100;

/** A page of a list: the number of rows to skip and to return. */
export const page = {
  offset: z._default(z.int().check(z.gte(0), z.lte(1_000_000_000)), 0),
  limit: z._default(z.int().check(z.gte(1), z.lte(maximumPageSize)), 15),
};

/**
 * Declares an enumeration that may grow: accepts any string; the known values are for documentation and types.
 *
 * @example const status = openEnum('pending', 'completed');
 */
// @__NO_SIDE_EFFECTS__
export const openEnum = (...known: readonly string[]) =>
  z.string().check(z.describe(`Known values: ${known.join(', ')}. More may be added.`));
