import { ApiError } from '@tillbook/api-client';
import type { saveProfile } from '@tillbook/contract';
import { useShell } from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Settlement } from './profile-conflict.tsx';
import type { ReadProfile } from './profile-draft.ts';
import { profileQuery } from './api/get-profile.ts';

// Typed as one of the errors that the call declares.
const conflictCode: (typeof saveProfile)['errors'][number] = 'profile_changed';

/** Returns true if a save was refused because another user saved first. */
export const isConflict = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === conflictCode;

/** Fetches the newer profile and resolves the conflict as the user has chosen. */
export const useProfileConflict = (
  accountId: string,
  settle: (settlement: Settlement, newer: ReadProfile) => void,
) => {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const [isLoading, setIsLoading] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const run = async (settlement: Settlement) => {
    setIsLoading(true);
    setHasFailed(false);
    try {
      settle(settlement, await queryClient.fetchQuery({ ...profileQuery(client, accountId), staleTime: 0 }));
    } catch {
      setHasFailed(true);
    }
    setIsLoading(false);
  };

  return {
    isLoading,
    hasFailed,
    onKeep: () => void run('kept'),
    onLoad: () => void run('loaded'),
  };
};
