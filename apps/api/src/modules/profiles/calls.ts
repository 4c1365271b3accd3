import type { Handler } from '../../http/call.ts';
import { getProfileHandler } from './get-profile.ts';
import { saveProfileHandler } from './save-profile.ts';

export const handlers: readonly Handler[] = [getProfileHandler, saveProfileHandler];
