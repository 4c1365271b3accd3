import { getProfile } from '@tillbook/contract';
import { answer } from '../../http/call.ts';
import { shownProfile } from './shown-profile.ts';
import { findProfile } from './store.ts';

export const getProfileCall = answer(getProfile, async ({ platform, accountId }) => ({
  profile: shownProfile(await findProfile(platform.database.drizzle, platform.vault, accountId)),
}));
