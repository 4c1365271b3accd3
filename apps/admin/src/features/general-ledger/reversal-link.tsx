import type { EntrySet } from '@tillbook/contract';
import { TextLink } from '@tillbook/ui';
import { entrySetAddress } from './entry-set-address.ts';

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
