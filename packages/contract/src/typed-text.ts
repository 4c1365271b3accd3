import { isEmailAddress } from '@tillbook/domain';
import * as z from 'zod/mini';
import { storable } from './primitives.ts';

/** One line of a person's text, not empty once trimmed. */
// @__NO_SIDE_EFFECTS__
export const singleLineText = (maximumLength: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'This field is required.'),
      z.maxLength(maximumLength, `Enter at most ${maximumLength} characters.`),
      z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Remove the invisible character.'),
    );

/** A person's reason, in their own words. */
export const writtenReason = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'This field is required.'),
    z.maxLength(500, 'Enter at most 500 characters.'),
    storable,
  );

const emailMissing = 'Please enter an email address';

/** Rejects what no mail server would accept; only the mail itself shows whether the address is read. */
export const emailAddress = z.string().check(
  z.trim(),
  z.maxLength(254),
  // The schema of the documentation shows this pattern, which is looser than the rule.
  z.regex(/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u, emailMissing),
  z.refine(isEmailAddress, emailMissing),
);
