import { Button, Dialog } from '@tillbook/ui';
import { useSyncExternalStore } from 'react';
import { useShell } from '../shell/use-shell.tsx';
import { leaveText, leaveTitle } from './leave-text.ts';

/** Asks before the user leaves unsaved changes. Closing the dialog means staying. */
export function LeaveDialog() {
  const { unsavedChanges } = useShell();
  const isAsking = useSyncExternalStore(unsavedChanges.subscribe, unsavedChanges.isAsking);
  return (
    <Dialog
      open={isAsking}
      onOpenChange={(open) => !open && unsavedChanges.answer(false)}
      title={leaveTitle}
      description={leaveText}
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
