import { getProfile } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { profileVersion } from './profile-version.ts';
import { toProfile } from './profile-response.ts';
import { findProfile } from './store.ts';

export const getProfileHandler = defineHandler(
  getProfile,
  async ({ platform: { database, vault }, accountId }) => {
    const profile = await findProfile(database.drizzle, vault, accountId);
    return { profile: toProfile(profile), version: profileVersion(vault, accountId, profile) };
  },
);
