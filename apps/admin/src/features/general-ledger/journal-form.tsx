import { Card, CardBody, Skeleton, Stack } from '@tillbook/ui';
import { lazyComponent } from '@tillbook/web-shell';

/** Loads after the page, because it is the largest part of the page's code. */
export const JournalForm = lazyComponent(async () => (await import('./journal-form.lazy.tsx')).JournalForm, {
  placeholder: JournalFormPlaceholder,
});

export function JournalFormPlaceholder() {
  return (
    <Stack aria-busy>
      <Card as="div">
        <CardBody>
          <Skeleton width={320} />
        </CardBody>
      </Card>
    </Stack>
  );
}
