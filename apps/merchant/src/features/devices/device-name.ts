import type { Device } from '@tillbook/contract';

/** The specification's literal word for a device without a name. */
export const deviceName = ({ name }: Device): string => name ?? 'undefined';
