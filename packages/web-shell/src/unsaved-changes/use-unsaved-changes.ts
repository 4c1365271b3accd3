import { useEffect } from 'react';
import { useShell } from '../shell/use-shell.tsx';

/**
 * Says of a form whether it holds changes that are saved nowhere. While any form does, leaving the screen is asked about;
 * an app shows the question by an `UnsavedChangesGuard`.
 *
 * @example useUnsavedChanges(text !== saved);
 */
export const useUnsavedChanges = (hasChanges: boolean): void => {
  const { unsavedChanges } = useShell();
  useEffect(() => (hasChanges ? unsavedChanges.add() : undefined), [hasChanges, unsavedChanges]);
};
