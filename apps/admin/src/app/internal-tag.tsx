import { internalTag, location as locationStyle } from './internal-tag.css.ts';

export type InternalTagProps = { readonly location: keyof typeof locationStyle };

/**
 * Marks this app as the platform's own, in the position in which a merchant's app shows the selected account.
 */
export function InternalTag({ location }: InternalTagProps) {
  return <span className={`${internalTag} ${locationStyle[location]}`}>Internal</span>;
}
