import { getProfile } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { profileVersion } from './profile-version.ts';
import { shownProfile } from './shown-profile.ts';
import { findProfile } from './store.ts';

export const getProfileHandler = defineHandler(
  getProfile,
  async ({ platform: { database, vault }, accountId }) => {
    const profile = await findProfile(database.drizzle, vault, accountId);
    return { profile: shownProfile(profile), version: profileVersion(vault, accountId, profile) };
  },
);
