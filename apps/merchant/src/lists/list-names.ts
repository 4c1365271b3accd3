import type { ListName } from '@tillbook/contract';
import { capitalize } from '@tillbook/domain';

/**
 * Returns a list's title in the navigation.
 *
 * @example listTitle('payment-instruments') // 'Payment Instruments'
 */
export const listTitle = (name: string): string => name.split('-').map(capitalize).join(' ');

export type ListPath = `/${ListName}`;

export const listPath = (name: ListName): ListPath => `/${name}`;
