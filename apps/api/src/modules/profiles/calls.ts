import type { Answered } from '../../http/call.ts';
import { getProfileCall } from './get-profile.ts';
import { saveProfileCall } from './save-profile.ts';

export const answeredCalls: readonly Answered[] = [getProfileCall, saveProfileCall];
