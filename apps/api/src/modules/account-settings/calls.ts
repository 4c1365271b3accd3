import type { Answered } from '../../http/call.ts';
import { getAccountSettingsCall } from './get-account-settings.ts';
import { updateAccountSettingsCall } from './update-account-settings.ts';

export const answeredCalls: readonly Answered[] = [getAccountSettingsCall, updateAccountSettingsCall];
