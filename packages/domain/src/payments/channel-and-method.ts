import { capitalize } from '../text/capitalize.ts';

/**
 * Returns the label of a payment's channel.
 *
 * @param channel - as sent by the API
 * @returns `Unknown` if it is missing; an unknown channel with its first letter capitalized
 * @remarks Source: specification section 2, "Payments".
 * @example
 * channelLabel('in_person'); // 'In person'
 */
export function channelLabel(channel: string | null | undefined): string {
  switch (channel) {
    case 'online':
      return 'Online';
    case 'in_person':
      return 'In person';
    case undefined:
    case null:
    case '':
      return 'Unknown';
    default:
      return capitalize(channel);
  }
}

/**
 * Returns the label of a payment's method.
 *
 * @param method - as sent by the API
 * @returns `N/A` if it is missing; an unknown method is returned unchanged
 * @remarks Source: specification section 2, "Payments".
 * @example
 * methodLabel('ach'); // 'ACH'
 */
export function methodLabel(method: string | null | undefined): string {
  switch (method) {
    case 'card':
      return 'Card';
    case 'ach':
      return 'ACH';
    case undefined:
    case null:
    case '':
      return 'N/A';
    default:
      return method;
  }
}
