import * as z from 'zod/mini';
import { storable } from './primitives.ts';

/** One line of text a person typed, not empty once the spaces around it are gone. */
// @__NO_SIDE_EFFECTS__
export const singleLineText = (maximumLength: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'This field is required.'),
      z.maxLength(maximumLength, `Give at most ${maximumLength} characters.`),
      z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Remove the invisible character.'),
    );

/** Why somebody did something, in their own words. */
export const writtenReason = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'This field is required.'),
    z.maxLength(500, 'Give at most 500 characters.'),
    storable,
  );

/** Enough to refuse what no mail server would take; whether somebody reads there only the mail itself shows. */
export const emailAddress = z
  .string()
  .check(
    z.trim(),
    z.maxLength(254),
    z.regex(/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u, 'Please enter an email address'),
  );
