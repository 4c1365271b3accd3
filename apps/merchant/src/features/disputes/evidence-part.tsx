import { Card, CardBody, Skeleton, Stack } from '@tillbook/ui';
import { createPart, usePart } from '@tillbook/web-shell';
import type { EvidenceFormProps } from './evidence-form.tsx';

const evidenceForm = createPart(() => import('./evidence-form.tsx'));

const fieldsToCome = [1, 2, 3];

/** The form for evidence, which most come to a dispute without: the screen is there before it. */
export function EvidencePart(props: EvidenceFormProps) {
  const loaded = usePart(evidenceForm);
  if (loaded) return <loaded.EvidenceForm {...props} />;
  return (
    <Card heading="Evidence">
      <CardBody>
        <Stack space={16} aria-busy>
          {fieldsToCome.map((field) => (
            <Skeleton key={field} width={480} insteadOf="control" />
          ))}
        </Stack>
      </CardBody>
    </Card>
  );
}
