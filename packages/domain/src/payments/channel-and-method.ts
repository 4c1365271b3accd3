import { capitalize } from '../text/capitalize.ts';

/**
 * The words of a payment's channel.
 *
 * @param channel - as it stands on the wire
 * @returns `Unknown` when it is missing; a channel that is not known with its first letter raised
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
 * The words of a payment's method.
 *
 * @param method - as it stands on the wire
 * @returns `N/A` when it is missing; a method that is not known as it is
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
