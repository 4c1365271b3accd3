import type { BodyOf, getProfile, ResponseOf, saveProfile } from '@tillbook/contract';
import { maskLastFour } from '@tillbook/domain';
import {
  businessFields,
  country,
  representativeFields,
  type BusinessDetails,
  type FieldKind,
  type Profile,
  type ProfileField,
  type Representative,
} from './profile-fields.ts';

type Texts<Name extends string> = { readonly [name in Name]?: string };

export type ReadProfile = ResponseOf<typeof getProfile>;

/** The texts being edited, of the business and its first representative. */
export type ProfileDraft = {
  readonly businessDetails: Texts<keyof BusinessDetails>;
  readonly representative: Texts<keyof Representative>;
};

/** Returns the texts of a profile's fields; values of other types start empty. */
const textsOf = <Name extends string>(
  fields: readonly ProfileField<Name>[],
  values: { readonly [name in Name]?: unknown },
): Texts<Name> => {
  const texts: { [name in Name]?: string } = {};
  for (const { name } of fields) {
    const value = values[name];
    if (typeof value === 'string') texts[name] = value;
  }
  return texts;
};

export const draftOf = ({ businessDetails, representatives }: Profile): ProfileDraft => ({
  businessDetails: textsOf(businessFields, businessDetails),
  representative: textsOf(representativeFields, representatives[0] ?? {}),
});

const changesOf = <Name extends string>(
  fields: readonly ProfileField<Name>[],
  texts: Texts<Name>,
  read: Texts<Name>,
): Texts<Name> => {
  const changes: { [name in Name]?: string } = {};
  for (const { name } of fields) {
    const text = texts[name];
    if (text !== undefined && text !== (read[name] ?? '')) changes[name] = text;
  }
  return changes;
};

/**
 * Returns an untouched value to send. A number is sent masked, because the server preserves the number behind
 * a mask.
 */
const untouched = (kind: FieldKind, text: string): string =>
  kind === 'masked' && text !== '' ? maskLastFour(text) : text;

/** Returns every field that has a text: edited fields as typed, the rest as read. */
const sentTexts = <Name extends string>(
  fields: readonly ProfileField<Name>[],
  texts: Texts<Name>,
  values: { readonly [name in Name]?: unknown },
): Texts<Name> => {
  const read = textsOf(fields, values);
  const sent: { [name in Name]?: string } = {};
  for (const { name, kind } of fields) {
    const text = read[name];
    if (text !== undefined) sent[name] = untouched(kind, text);
    if (kind === 'country') sent[name] = country;
  }
  return { ...sent, ...changesOf(fields, texts, read) };
};

const hasText = (texts: Texts<string>): boolean => Object.values(texts).some((text) => text !== '');

/** Returns the whole profile to save, with the version that was read. */
export const saveBody = (
  accountId: string,
  draft: ProfileDraft,
  { profile, version }: ReadProfile,
): BodyOf<typeof saveProfile> => {
  const [first, ...others] = profile.representatives;
  // A profile without a representative gets a representative only if one of the fields has a text.
  const isNamed = first !== undefined || hasText(draft.representative);
  return {
    accountId,
    ...(version !== undefined && { version }),
    ...sentTexts(businessFields, draft.businessDetails, profile.businessDetails),
    representatives: [
      ...(isNamed ? [sentTexts(representativeFields, draft.representative, first ?? {})] : []),
      ...others.map((other) => sentTexts(representativeFields, {}, other)),
    ],
  };
};

export const isChanged = (draft: ProfileDraft, profile: Profile): boolean => {
  const read = draftOf(profile);
  return (
    Object.keys(changesOf(businessFields, draft.businessDetails, read.businessDetails)).length > 0 ||
    Object.keys(changesOf(representativeFields, draft.representative, read.representative)).length > 0
  );
};

/** Applies a draft's edits to a profile that another user has saved in the meantime. */
export const draftOver = (draft: ProfileDraft, read: Profile, newer: Profile): ProfileDraft => {
  const [before, after] = [draftOf(read), draftOf(newer)];
  return {
    businessDetails: {
      ...after.businessDetails,
      ...changesOf(businessFields, draft.businessDetails, before.businessDetails),
    },
    representative: {
      ...after.representative,
      ...changesOf(representativeFields, draft.representative, before.representative),
    },
  };
};

/**
 * Returns the step that contains a field rejected by the server, such as `ein` or `representatives.0.ssn`.
 */
export const stepOfField = (path: string): 'business-details' | 'representatives' =>
  path.startsWith('representatives') ? 'representatives' : 'business-details';
