import { saveProfile } from '@tillbook/contract';
import { answer } from '../../http/call.ts';
import { saveBusinessProfile } from './save-business-profile.ts';
import { shownProfile } from './shown-profile.ts';

export const saveProfileCall = answer(
  saveProfile,
  async ({ platform, accountId, session, body, clientAddress, refuse }) => {
    const { accountId: _, ...changes } = body;
    const { userId } = session;
    const saved = await saveBusinessProfile(platform, { accountId, changes, userId, clientAddress });
    if (!saved.ok) return refuse('invalid_profile', { fields: saved.fields });
    return { profile: shownProfile(saved.profile) };
  },
);
