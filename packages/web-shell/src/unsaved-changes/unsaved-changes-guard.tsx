import { useRouter, type AnyRouter, type RouterHistory } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import { useShell } from '../shell/use-shell.tsx';
import { leaveText, leaveTitle } from './leave-text.ts';

const LeaveDialog = lazyComponent(async () => (await import('./leave-dialog.tsx')).LeaveDialog);

/** Rendered once in an app's frame; asks before the user leaves a screen with unsaved changes, whichever way. */
export function UnsavedChangesGuard() {
  const { unsavedChanges } = useShell();
  const isNeeded = useSyncExternalStore(unsavedChanges.subscribe, unsavedChanges.exist);
  return isNeeded && <LeaveGuard />;
}

/**
 * Navigation is blocked immediately. The dialog loads with the first change, so that it also opens without a
 * connection; if there already is none, the browser asks instead.
 */
function LeaveGuard() {
  const { unsavedChanges } = useShell();
  // Inside an app the default is that app's router, which accepts only its own paths; this works in any.
  // oxlint-disable-next-line typescript/no-unnecessary-type-arguments
  const { history }: { readonly history: RouterHistory } = useRouter<AnyRouter>();
  const isAsking = useSyncExternalStore(unsavedChanges.subscribe, unsavedChanges.isAsking);

  useEffect(
    () =>
      history.block({
        // Going to another page or step of the same screen loses nothing.
        blockerFn: async ({ currentLocation, nextLocation }) =>
          currentLocation.pathname !== nextLocation.pathname && !(await unsavedChanges.mayLeave()),
        enableBeforeUnload: unsavedChanges.exist,
      }),
    [history, unsavedChanges],
  );

  useEffect(() => {
    const askByBrowser = async () => {
      if (await LeaveDialog.load()) return;
      // An expired session may have answered it meanwhile.
      if (unsavedChanges.isAsking()) unsavedChanges.answer(window.confirm(`${leaveTitle} ${leaveText}`));
    };
    if (isAsking) void askByBrowser();
  }, [isAsking, unsavedChanges]);

  return <LeaveDialog />;
}
