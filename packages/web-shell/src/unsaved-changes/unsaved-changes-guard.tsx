import { useRouter, type AnyRouter, type RouterHistory } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import { useShell } from '../shell/use-shell.tsx';
import { leaveText, leaveTitle } from './leave-text.ts';

const LeaveDialog = lazyComponent(async () => (await import('./leave-dialog.tsx')).LeaveDialog);

/** Stands once in an app's frame, and asks before a screen with unsaved changes is left, by whatever way. */
export function UnsavedChangesGuard() {
  const { unsavedChanges } = useShell();
  const isNeeded = useSyncExternalStore(unsavedChanges.subscribe, unsavedChanges.exist);
  return isNeeded && <LeaveGuard />;
}

/**
 * The way out is shut at once. What asks is loaded with the first change there is to lose, so that it is there even where
 * the connection is gone by then; where it is gone already, the browser asks.
 */
function LeaveGuard() {
  const { unsavedChanges } = useShell();
  // Inside an app the default is that app's own router, which takes its own paths only; this stands in any.
  // oxlint-disable-next-line typescript/no-unnecessary-type-arguments
  const { history }: { readonly history: RouterHistory } = useRouter<AnyRouter>();
  const isAsking = useSyncExternalStore(unsavedChanges.subscribe, unsavedChanges.isAsking);

  useEffect(
    () =>
      history.block({
        // Another page or step of the same screen leaves nothing.
        blockerFn: async ({ currentLocation, nextLocation }) =>
          currentLocation.pathname !== nextLocation.pathname && !(await unsavedChanges.mayLeave()),
        enableBeforeUnload: unsavedChanges.exist,
      }),
    [history, unsavedChanges],
  );

  useEffect(() => {
    const askByBrowser = async () => {
      if (await LeaveDialog.load()) return;
      // It may have been answered meanwhile, by a session that ended.
      if (unsavedChanges.isAsking()) unsavedChanges.answer(window.confirm(`${leaveTitle} ${leaveText}`));
    };
    if (isAsking) void askByBrowser();
  }, [isAsking, unsavedChanges]);

  return <LeaveDialog />;
}
