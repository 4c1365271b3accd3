import {
  descriptorCharactersMessage,
  hasInvisibleCharacter,
  invisibleCharacterMessage,
  isEmailAddress,
  validateStatementDescriptor,
} from '@tillbook/domain';
import * as z from 'zod/mini';

// The API reference shows this pattern. It accepts more than the check `visible`.
const withoutControls = z.regex(/^[^\p{Cc}\p{Cs}]*$/u, invisibleCharacterMessage);

/** The check that rejects a text with an invisible character. */
const visible = z.refine<string>((typed) => !hasInvisibleCharacter(typed), invisibleCharacterMessage);

/** Accepts one line of text, possibly empty. */
// @__NO_SIDE_EFFECTS__
export const optionalLine = (maximumLength: number) =>
  z
    .string()
    .check(
      z.maxLength(maximumLength, `Enter at most ${maximumLength} characters.`),
      withoutControls,
      visible,
    );

/** Accepts one line of text, not empty. */
// @__NO_SIDE_EFFECTS__
export const requiredLine = (maximumLength: number) =>
  z
    .string()
    .check(
      z.minLength(1, 'This field is required.'),
      z.maxLength(maximumLength, `Enter at most ${maximumLength} characters.`),
      withoutControls,
      visible,
    );

/** Accepts one line of text, not empty once trimmed. */
// @__NO_SIDE_EFFECTS__
export const singleLineText = (maximumLength: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'This field is required.'),
      z.maxLength(maximumLength, `Enter at most ${maximumLength} characters.`),
      withoutControls,
      visible,
    );

/** A reason in a person's own words. */
export const writtenReason = singleLineText(500);

/** The descriptor of a new account; may be empty. */
export const statementDescriptor = z.string().check(
  z.maxLength(15, 'Cannot exceed 15 chars'),
  z.refine((typed) => validateStatementDescriptor(typed).ok, descriptorCharactersMessage),
  z.trim(),
);

const emailMissing = 'Please enter an email address';

/** Rejects addresses that no mail server accepts. */
export const emailAddress = z.string().check(
  z.trim(),
  z.maxLength(254),
  // The API reference shows this pattern. It accepts more than the check below.
  z.regex(/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u, emailMissing),
  z.refine(isEmailAddress, emailMissing),
);
