import * as z from 'zod/mini';
import { displayField } from './display-field.ts';

/** The database's text holds neither the NUL character nor half of a surrogate pair, so no text field takes one. */
// oxlint-disable-next-line no-control-regex -- the control character is the point
export const storable = z.regex(/^[^\u0000\p{Cs}]*$/u, 'Remove the invisible character.');

/**
 * Text a person typed, at most `maximumLength` UTF-16 units, possibly empty.
 *
 * @param notText what a person reads where the value is no text at all
 */
// @__NO_SIDE_EFFECTS__
export const text = (maximumLength: number, notText = 'This is not a text.') =>
  z.string(notText).check(z.maxLength(maximumLength, `Give at most ${maximumLength} characters.`), storable);

/** Text a person typed, not empty. */
// @__NO_SIDE_EFFECTS__
export const requiredText = (maximumLength: number) =>
  z.string().check(z.minLength(1, 'This field is required.'), z.maxLength(maximumLength), storable);

/** Refuses a list that names something twice: what is done for each element is done once for each that there is. */
// @__NO_SIDE_EFFECTS__
export const eachOnce = (message: string) =>
  z.refine<readonly unknown[]>((list) => new Set(list).size === list.length, message);

/** Refuses an object with more than `most` fields of a caller's own naming. */
// @__NO_SIDE_EFFECTS__
export const mostFields = (most: number, message: string) =>
  z.refine<object>((fields) => Object.keys(fields).length <= most, message);

/** An opaque identifier. Its form is not checked: a made-up one is answered like an absent one. */
export const identifier = requiredText(64);

/** A moment as ISO 8601 in UTC. */
export const instant = z.string();

/**
 * Integer cents of an answer, as a JSON number; may be negative where a balance or a signed amount is meant. It is there to
 * be shown: whoever reads something else there has `NaN`, which is shown as `$ --`. What money is moved by is `amountCents`.
 */
export const cents = displayField(z.int(), { standIn: 0, absent: Number.NaN });

/** The amount of one movement: 1 to 99 999 999 cents. */
export const amountCents = z
  .int('The amount is a whole number of cents.')
  .check(z.gte(1, 'Amount must be greater than 0'), z.lte(99_999_999, 'The amount is at most $999,999.99.'));

/** The end of a card's or an account's number. */
export const lastFour = z.string().check(z.regex(/^\d{4}$/, 'Give the last four digits.'));

export const maximumPageSize = 100;

/** The page of a list: how many rows to skip and how many to give. */
export const page = {
  offset: z._default(z.int().check(z.gte(0), z.lte(1_000_000_000)), 0),
  limit: z._default(z.int().check(z.gte(1), z.lte(maximumPageSize)), 15),
};

/**
 * Values of which more may come later: any string is accepted, the known ones are documentation and types.
 *
 * @example const status = openEnum('pending', 'completed');
 */
// @__NO_SIDE_EFFECTS__
export const openEnum = (...known: readonly string[]) =>
  z.string().check(z.describe(`Known values: ${known.join(', ')}. More may come.`));
