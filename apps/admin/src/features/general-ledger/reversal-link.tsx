import type { EntrySet } from '@tillbook/contract';
import { TextLink } from '@tillbook/ui';
import { entrySetAddress } from './entry-set-address.ts';

/** The way from a reversed set to its reversal, or from a reversal to what it reverses. */
export function ReversalLink({ entrySet }: { readonly entrySet: EntrySet }) {
  const { reversedByEntrySetId, reversesEntrySetId } = entrySet;
  if (reversedByEntrySetId !== undefined) {
    return <TextLink href={entrySetAddress(reversedByEntrySetId)}>See the reversal</TextLink>;
  }
  if (reversesEntrySetId !== undefined) {
    return <TextLink href={entrySetAddress(reversesEntrySetId)}>See what it reverses</TextLink>;
  }
  return null;
}
