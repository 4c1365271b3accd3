import { Card } from '@tillbook/ui';

/** The card of the activity until it has loaded. Its screen reserves the height. */
export function ActivityPlaceholder() {
  return <Card heading="Net volume">{null}</Card>;
}
