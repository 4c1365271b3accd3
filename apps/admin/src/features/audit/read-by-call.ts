import { capitalize } from '@tillbook/domain';

/** Calls whose names do not describe the object that is read. */
const special: Readonly<Record<string, string>> = {
  findAdminAttempt: 'Result of an action',
  findAttempt: 'Result of an action',
  followAccount: 'Live updates',
  getAccountActivity: 'Daily volume',
  getAccountAttention: 'Needs attention',
  getAccountAvailability: 'Coming up',
  getSystem: 'System',
  search: 'Search results',
};

/**
 * Describes in words the data that an admin has viewed, based on the call that returned the data.
 *
 * @example readByCall('listLedgerEntries') // 'Ledger entries'
 */
export const readByCall = (call: string): string =>
  special[call] ??
  capitalize(
    call
      .replace(/^(?:get|list|read|download|export)(?=[A-Z])/, '')
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase(),
  );
