import { Card, CardBody, Skeleton, Stack } from '@tillbook/ui';
import { lazyComponent } from '@tillbook/web-shell';
import { formPlaceholder } from './evidence-form.css.ts';

/** Loaded lazily, so that the screen does not wait for the form. */
export const EvidenceForm = lazyComponent(
  async () => (await import('./evidence-form.lazy.tsx')).EvidenceForm,
  {
    placeholder: EvidenceFormPlaceholder,
  },
);

const placeholderFields = [1, 2, 3];

export function EvidenceFormPlaceholder() {
  return (
    <Card heading="Evidence">
      <div className={formPlaceholder}>
        <CardBody>
          <Stack space={16} aria-busy>
            {placeholderFields.map((field) => (
              <Skeleton key={field} width={240} insteadOf="control" />
            ))}
          </Stack>
        </CardBody>
      </div>
    </Card>
  );
}
