import { getAccountSettings } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { toSettings } from './settings-response.ts';
import { findSettings } from './store.ts';

export const getAccountSettingsHandler = defineHandler(
  getAccountSettings,
  async ({ platform, accountId, refuse }) => {
    const settings = await findSettings(platform.database, accountId);
    return settings ? toSettings(settings) : refuse('not_found');
  },
);
