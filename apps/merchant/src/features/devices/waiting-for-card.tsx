import type { Device } from '@tillbook/contract';
import { Button, Spinner } from '@tillbook/ui';
import { deviceName } from './device-name.ts';
import { waitingForCard, waitingHint } from './messages.ts';
import { waiting, waitingText, waitingTitle } from './terminal-form.css.ts';

export type WaitingForCardProps = { readonly device: Device; readonly onStopWaiting: () => void };

/**
 * Shows that a device has not responded yet. The payment cannot be canceled; the user can only stop waiting.
 */
export function WaitingForCard({ device, onStopWaiting }: WaitingForCardProps) {
  return (
    <div className={waiting}>
      <Spinner size="large" />
      <output className={waitingText}>
        <strong className={waitingTitle}>{waitingForCard(deviceName(device))}</strong>
        <span>{waitingHint}</span>
      </output>
      <Button size="small" onClick={onStopWaiting}>
        Stop waiting
      </Button>
    </div>
  );
}
