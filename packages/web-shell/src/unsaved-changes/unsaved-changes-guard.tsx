import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useShell } from '../shell/use-shell.tsx';

const LeaveGuard = lazy(async () => ({ default: (await import('./leave-guard.tsx')).LeaveGuard }));

/**
 * Stands once in an app's frame, and asks before a screen with unsaved changes is left. What it weighs is loaded with the
 * first change there is to lose, so that the question is there even where the connection is gone by then.
 */
export function UnsavedChangesGuard() {
  const { unsavedChanges } = useShell();
  const isNeeded = useSyncExternalStore(unsavedChanges.subscribe, unsavedChanges.exist);
  return <Suspense fallback={null}>{isNeeded && <LeaveGuard />}</Suspense>;
}
