import { saveProfile } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { profileVersion } from './profile-version.ts';
import { saveBusinessProfile } from './save-business-profile.ts';
import { toProfile } from './profile-response.ts';

export const saveProfileHandler = defineHandler(
  saveProfile,
  async ({ platform, accountId, session, body, clientAddress, refuse }) => {
    const { accountId: _, version, ...changes } = body;
    const { userId } = session;
    const saved = await saveBusinessProfile(platform, { accountId, changes, version, userId, clientAddress });
    if (!saved.ok && saved.fields) return refuse('invalid_profile', { fields: saved.fields });
    if (!saved.ok) return refuse('profile_changed');
    const { profile } = saved;
    return { profile: toProfile(profile), version: profileVersion(platform.vault, accountId, profile) };
  },
);
