import { internalTag } from './internal-tag.css.ts';

/** Says that this is the platform's own app, where a merchant's says which account it shows. */
export function InternalTag() {
  return <span className={internalTag}>Internal</span>;
}
