import type { BodyOf, saveProfile } from '@tillbook/contract';
import {
  businessFields,
  representativeFields,
  type BusinessDetails,
  type Profile,
  type ProfileField,
  type Representative,
} from './profile-fields.ts';

type Texts<Name extends string> = { readonly [name in Name]?: string };

/** What a person is changing, as text fields hold it: the business and its first representative. */
export type ProfileDraft = {
  readonly businessDetails: Texts<keyof BusinessDetails>;
  readonly representative: Texts<keyof Representative>;
};

/** The texts of a profile; what is no text has no field content to start from. */
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

/** What differs from what is saved. The rest is not sent, and stays as it is. */
const changesOf = <Name extends string>(
  fields: readonly ProfileField<Name>[],
  texts: Texts<Name>,
  saved: Texts<Name>,
): Texts<Name> => {
  const changes: { [name in Name]?: string } = {};
  for (const { name } of fields) {
    const text = texts[name];
    if (text !== undefined && text !== (saved[name] ?? '')) changes[name] = text;
  }
  return changes;
};

/** The changes of a draft, as they are saved. */
export const saveBody = (
  accountId: string,
  draft: ProfileDraft,
  profile: Profile,
): BodyOf<typeof saveProfile> => {
  const saved = draftOf(profile);
  const representative = changesOf(representativeFields, draft.representative, saved.representative);
  return {
    accountId,
    ...changesOf(businessFields, draft.businessDetails, saved.businessDetails),
    ...(Object.keys(representative).length > 0 && { representatives: [representative] }),
  };
};

/** True where something was changed. */
export const isChanged = (draft: ProfileDraft, profile: Profile): boolean =>
  Object.keys(saveBody('', draft, profile)).length > 1;

/** The step on which a field stands that the server complains about: `ein`, `representatives.0.ssn`. */
export const stepOfField = (path: string): 'business-details' | 'representatives' =>
  path.startsWith('representatives') ? 'representatives' : 'business-details';
