import type { EntrySet } from '@tillbook/contract';
import { TextLink } from '@tillbook/ui';
import { entrySetAddress } from './entry-set-address.ts';

/** Links a reversed entry set to its reversal, and a reversal to the set that it reverses. */
export function ReversalLink({ entrySet }: { readonly entrySet: EntrySet }) {
  const { reversedByEntrySetId, reversesEntrySetId } = entrySet;
  if (reversedByEntrySetId !== undefined) {
    return <TextLink href={entrySetAddress(reversedByEntrySetId)}>View reversal</TextLink>;
  }
  if (reversesEntrySetId !== undefined) {
    return <TextLink href={entrySetAddress(reversesEntrySetId)}>View original</TextLink>;
  }
  return null;
}
