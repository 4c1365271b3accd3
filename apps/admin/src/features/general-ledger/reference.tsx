import { Identifier, MiddleTruncate } from '@tillbook/ui';

/** A business set refers to what it is about by its ID. */
const isId = (reference: string): boolean => /^(?:dsp|stl|txn)_/.test(reference);

/** What an entry set is called: an ID with its middle cut out, or the words somebody gave it, which stay whole. */
export function Reference({ reference }: { readonly reference: string }) {
  return isId(reference) ? <MiddleTruncate text={reference} /> : <Identifier>{reference}</Identifier>;
}
