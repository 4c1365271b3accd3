import type { Handler } from '../../http/call.ts';
import { getAccountSettingsHandler } from './get-account-settings.ts';
import { updateAccountSettingsHandler } from './update-account-settings.ts';

export const handlers: readonly Handler[] = [getAccountSettingsHandler, updateAccountSettingsHandler];
