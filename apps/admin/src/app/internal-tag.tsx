import { internalTag, place as placeStyle } from './internal-tag.css.ts';

export type InternalTagProps = { readonly place: keyof typeof placeStyle };

/** Says that this is the platform's own app, where a merchant's says which account it shows. */
export function InternalTag({ place }: InternalTagProps) {
  return <span className={`${internalTag} ${placeStyle[place]}`}>Internal</span>;
}
