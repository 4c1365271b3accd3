import type { DisputeDetail } from '@tillbook/contract';
import { Button, Dialog, Text } from '@tillbook/ui';
import type { EvidenceEdits } from './evidence-draft.ts';
import { EvidencePacket, givenEvidence } from './evidence-packet.tsx';
import { nothingToSend, previewExplanation, previewTitle } from './messages.ts';

export type PreviewDialogProps = {
  readonly dispute: DisputeDetail;
  readonly texts: EvidenceEdits;
  readonly onClose: () => void;
};

export function PreviewDialog({ dispute, texts, onClose }: PreviewDialogProps) {
  const isEmpty = givenEvidence(dispute, texts).length === 0;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={previewTitle}
      description={previewExplanation}
      footer={<Button onClick={onClose}>Close preview</Button>}
    >
      {isEmpty ? (
        <Text size="small" tone="muted">
          {nothingToSend}
        </Text>
      ) : (
        <EvidencePacket dispute={dispute} texts={texts} />
      )}
    </Dialog>
  );
}
