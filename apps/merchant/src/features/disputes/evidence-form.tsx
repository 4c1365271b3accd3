import { Card, CardBody, Skeleton, Stack } from '@tillbook/ui';
import { lazyComponent } from '@tillbook/web-shell';

/** The form for evidence, which most come to a dispute without: the screen is there before it. */
export const EvidenceForm = lazyComponent(
  async () => (await import('./evidence-form.lazy.tsx')).EvidenceForm,
  {
    placeholder: EvidenceFormPlaceholder,
  },
);

const placeholderFields = [1, 2, 3];

function EvidenceFormPlaceholder() {
  return (
    <Card heading="Evidence">
      <CardBody>
        <Stack space={16} aria-busy>
          {placeholderFields.map((field) => (
            <Skeleton key={field} width={480} insteadOf="control" />
          ))}
        </Stack>
      </CardBody>
    </Card>
  );
}
