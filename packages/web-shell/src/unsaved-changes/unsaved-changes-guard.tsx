import { useRouter, type AnyRouter, type RouterHistory } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import { useShell } from '../shell/use-shell.tsx';
import { leaveText, leaveTitle } from './leave-text.ts';

const LeaveDialog = lazyComponent(async () => (await import('./leave-dialog.tsx')).LeaveDialog);

/**
 * Asks before the user leaves a screen with unsaved changes: within the app, by Back, or by closing the page.
 * Rendered once in an app's frame.
 */
export function UnsavedChangesGuard() {
  const { unsavedChanges } = useShell();
  const isNeeded = useSyncExternalStore(unsavedChanges.subscribe, unsavedChanges.exist);
  return isNeeded && <LeaveGuard />;
}

/**
 * Blocks navigation immediately. The dialog loads with the first change, so that it also opens without a
 * connection; if the dialog could not be loaded, the browser asks instead.
 */
function LeaveGuard() {
  const { unsavedChanges } = useShell();
  // Accepts any router: inside an app, the type's default accepts only that app's paths.
  // oxlint-disable-next-line typescript/no-unnecessary-type-arguments
  const { history }: { readonly history: RouterHistory } = useRouter<AnyRouter>();
  const isAsking = useSyncExternalStore(unsavedChanges.subscribe, unsavedChanges.isAsking);

  useEffect(
    () =>
      history.block({
        // Allows another page or step of the same screen, which loses nothing.
        blockerFn: async ({ currentLocation, nextLocation }) =>
          currentLocation.pathname !== nextLocation.pathname && !(await unsavedChanges.mayLeave()),
        enableBeforeUnload: unsavedChanges.exist,
      }),
    [history, unsavedChanges],
  );

  useEffect(() => {
    const askByBrowser = async () => {
      if (await LeaveDialog.load()) return;
      // Checks again, since an expired session may have closed the question in the meantime.
      if (unsavedChanges.isAsking()) unsavedChanges.answer(window.confirm(`${leaveTitle} ${leaveText}`));
    };
    if (isAsking) void askByBrowser();
  }, [isAsking, unsavedChanges]);

  return <LeaveDialog />;
}
