import { country } from './profile-fields.ts';
import { shownValue } from './shown-value.ts';

/** The parts of an address from the server, which may be of any type. */
export type Address = {
  readonly [part in 'addressLine1' | 'addressLine2' | 'city' | 'state' | 'zipcode']?: unknown;
};

const known = (...values: readonly unknown[]): readonly string[] =>
  values.map((value) => shownValue('text', value)).filter((text) => text !== undefined);

/**
 * Returns an address as written on a letter; no lines if it is empty.
 *
 * @example addressLines({ addressLine1: '7 Lantern Lane', city: 'Bath', state: 'ME', zipcode: '04530' })
 * // ['7 Lantern Lane', 'Bath, ME 04530', 'USA']
 */
export const addressLines = ({
  addressLine1,
  addressLine2,
  city,
  state,
  zipcode,
}: Address): readonly string[] => {
  const cityLine = [known(city).join(''), known(state, zipcode).join(' ')].filter(Boolean).join(', ');
  const lines = [...known(addressLine1, addressLine2), cityLine].filter(Boolean);
  return lines.length === 0 ? [] : [...lines, country];
};
