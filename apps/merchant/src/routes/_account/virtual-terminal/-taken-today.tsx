import { Card } from '@tillbook/ui';
import { lazyComponent } from '@tillbook/web-shell';
import { takenTodayHeading } from '../../../features/devices/messages.ts';

/** What was taken in person today. Nobody needs it to take the next payment, so the form does not wait for it. */
export const TakenToday = lazyComponent(async () => (await import('./-taken-today.lazy.tsx')).TakenToday, {
  placeholder: TakenTodayPlaceholder,
});

function TakenTodayPlaceholder() {
  return <Card heading={takenTodayHeading}>{null}</Card>;
}
