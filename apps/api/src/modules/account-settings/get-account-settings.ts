import { getAccountSettings } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { shownSettings } from './shown-settings.ts';
import { findSettings } from './store.ts';

export const getAccountSettingsHandler = defineHandler(
  getAccountSettings,
  async ({ platform, accountId, refuse }) => {
    const settings = await findSettings(platform.database, accountId);
    return settings ? shownSettings(settings) : refuse('not_found');
  },
);
