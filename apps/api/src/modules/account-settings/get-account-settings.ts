import { getAccountSettings } from '@tillbook/contract';
import { answer } from '../../http/call.ts';
import { shownSettings } from './shown-settings.ts';
import { findSettings } from './store.ts';

export const getAccountSettingsCall = answer(getAccountSettings, async ({ platform, accountId, refuse }) => {
  const settings = await findSettings(platform.database, accountId);
  return settings ? shownSettings(settings) : refuse('not_found');
});
