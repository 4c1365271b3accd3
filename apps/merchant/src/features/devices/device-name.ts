import type { Device } from '@tillbook/contract';

/** The specification requires `undefined` for a device without a name. */
export const deviceName = ({ name }: Device): string => name ?? 'undefined';
