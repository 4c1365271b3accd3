import type { ListName } from '@tillbook/contract';
import { capitalize } from '@tillbook/domain';

/**
 * What a list is called where it is a place to go to.
 *
 * @example listTitle('payment-instruments') // 'Payment Instruments'
 */
export const listTitle = (name: ListName): string => name.split('-').map(capitalize).join(' ');

export const listPath = <Name extends ListName>(name: Name): `/${Name}` => `/${name}`;
