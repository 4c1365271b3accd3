import { Card } from '@tillbook/ui';
import { lazyComponent } from '@tillbook/web-shell';
import { takenTodayHeading } from '../../../features/devices/messages.ts';

/** The form does not wait for this list, which the next payment does not need. */
export const TakenToday = lazyComponent(async () => (await import('./-taken-today.lazy.tsx')).TakenToday, {
  placeholder: TakenTodayPlaceholder,
});

function TakenTodayPlaceholder() {
  return <Card heading={takenTodayHeading}>{null}</Card>;
}
