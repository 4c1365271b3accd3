import { useBlocker } from '@tanstack/react-router';
import { Button, Dialog } from '@tillbook/ui';
import { useSyncExternalStore } from 'react';
import { useShell } from '../shell/use-shell.tsx';

/** Asks before a screen with unsaved changes is left, by whatever way. Whoever closes the question stays. */
export function LeaveGuard() {
  const { unsavedChanges } = useShell();
  const isAsking = useSyncExternalStore(unsavedChanges.subscribe, unsavedChanges.isAsking);
  useBlocker({
    // Another page or step of the same screen leaves nothing.
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname && !(await unsavedChanges.mayLeave()),
    enableBeforeUnload: unsavedChanges.exist,
  });
  return (
    <Dialog
      open={isAsking}
      onOpenChange={(open) => !open && unsavedChanges.answer(false)}
      title="Leave without saving?"
      description="Your changes are not saved yet. If you leave this page, they are lost."
      footer={
        <>
          <Button onClick={() => unsavedChanges.answer(false)}>Keep editing</Button>
          <Button variant="critical" onClick={() => unsavedChanges.answer(true)}>
            Leave
          </Button>
        </>
      }
    />
  );
}
