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

/** True if anything has been written or attached for a field. */
const isGiven = ({ files }: DisputeDetail, asked: DisputeEvidenceField, texts: EvidenceEdits): boolean =>
  asked.kind === 'file'
    ? files.some(({ field }) => field === asked.field)
    : textOf(asked, texts).trim() !== '';

/** The pieces of evidence that a bank gets. */
export const givenEvidence = (
  dispute: DisputeDetail,
  texts: EvidenceEdits = {},
): readonly DisputeEvidenceField[] => dispute.evidence.filter((asked) => isGiven(dispute, asked, texts));

/** The evidence as the bank gets it: each text, and each file to read back. */
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
