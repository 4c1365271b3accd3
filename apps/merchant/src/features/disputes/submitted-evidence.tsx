import type { DisputeDetail, DisputeEvidenceField } from '@tillbook/contract';
import { Card, CardBody, DescriptionItem, DescriptionList, EmptyState, FileIcon, Text } from '@tillbook/ui';

/** What was said to a dispute that can no longer be answered, or was to be said. */
export function SubmittedEvidence({ dispute }: { readonly dispute: DisputeDetail }) {
  const { evidence, files, timeline } = dispute;
  const isSubmitted = timeline.some(({ kind }) => kind === 'submitted');
  const saidTo = ({ field, text }: DisputeEvidenceField): string =>
    text ?? files.flatMap((file) => (file.field === field ? [file.name] : [])).join(', ');
  const said = evidence.filter((asked) => saidTo(asked) !== '');
  return (
    <Card heading={isSubmitted || said.length === 0 ? 'Evidence' : 'Evidence, not submitted'}>
      {said.length === 0 ? (
        <EmptyState title="No evidence" size="part" headingLevel={3} icon={<FileIcon size="large" />}>
          Nothing was said to this dispute.
        </EmptyState>
      ) : (
        <CardBody>
          <DescriptionList align="start">
            {said.map((asked) => (
              <DescriptionItem key={asked.field} label={asked.label}>
                <Text as="span">{saidTo(asked)}</Text>
              </DescriptionItem>
            ))}
          </DescriptionList>
        </CardBody>
      )}
    </Card>
  );
}
