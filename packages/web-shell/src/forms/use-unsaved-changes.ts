import { useEffect } from 'react';
import { useShell } from '../shell/use-shell.tsx';

/**
 * Registers whether a form has unsaved changes. While any form does, the app asks before the user leaves the
 * screen, with an `UnsavedChangesGuard`.
 *
 * @example useUnsavedChanges(text !== saved);
 */
export const useUnsavedChanges = (hasChanges: boolean): void => {
  const { unsavedChanges } = useShell();
  useEffect(() => (hasChanges ? unsavedChanges.add() : undefined), [hasChanges, unsavedChanges]);
};
