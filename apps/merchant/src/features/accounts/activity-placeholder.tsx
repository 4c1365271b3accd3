import { Card } from '@tillbook/ui';

/** Shown until the activity has loaded; the screen reserves the height. */
export function ActivityPlaceholder() {
  return <Card heading="Net volume">{null}</Card>;
}
