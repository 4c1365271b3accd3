import type { DisputeDetail, DisputeEvidenceField } from '@tillbook/contract';
import { DescriptionItem, DescriptionList, Text } from '@tillbook/ui';
import { textOf, type EvidenceEdits } from './evidence-draft.ts';
import { EvidenceFileRow } from './evidence-file-row.tsx';
import { packetText } from './evidence-packet.css.ts';

export type EvidencePacketProps = {
  readonly dispute: DisputeDetail;
  /** Unsaved texts. */
  readonly texts?: EvidenceEdits;
};

const isGiven = ({ files }: DisputeDetail, asked: DisputeEvidenceField, texts: EvidenceEdits): boolean =>
  asked.kind === 'file'
    ? files.some(({ field }) => field === asked.field)
    : textOf(asked, texts).trim() !== '';

/** Returns the fields with a text or a file; the bank receives only these fields. */
export const givenEvidence = (
  dispute: DisputeDetail,
  texts: EvidenceEdits = {},
): readonly DisputeEvidenceField[] => dispute.evidence.filter((asked) => isGiven(dispute, asked, texts));

export function EvidencePacket({ dispute, texts = {} }: EvidencePacketProps) {
  return (
    <DescriptionList align="start">
      {givenEvidence(dispute, texts).map((asked) => (
        <DescriptionItem key={asked.field} label={asked.label}>
          {asked.kind === 'file' ? (
            dispute.files
              .filter(({ field }) => field === asked.field)
              .map((file) => <EvidenceFileRow key={file.id} disputeId={dispute.id} file={file} />)
          ) : (
            <span className={packetText}>
              <Text as="span">{textOf(asked, texts)}</Text>
            </span>
          )}
        </DescriptionItem>
      ))}
    </DescriptionList>
  );
}
