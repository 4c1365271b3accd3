import { Identifier, MiddleTruncate } from '@tillbook/ui';

/** Returns true for an ID: a business set refers to its object by ID. */
const isId = (reference: string): boolean => /^(?:dsp|stl|txn)_/.test(reference);

/** Shows the reference of an entry set: an ID with its middle cut out, or an admin's own text in full. */
export function Reference({ reference }: { readonly reference: string }) {
  return isId(reference) ? <MiddleTruncate text={reference} /> : <Identifier>{reference}</Identifier>;
}
