import type { DisputeDetail } from '@tillbook/contract';
import { Button, Dialog, Text } from '@tillbook/ui';
import type { EvidenceEdits } from './evidence-draft.ts';
import { EvidencePacket, givenEvidence } from './evidence-packet.tsx';

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
      title="Preview for the bank"
      description="The customer’s bank gets exactly this. Nothing has been sent yet."
      footer={<Button onClick={onClose}>Close preview</Button>}
    >
      {isEmpty ? (
        <Text size="small" tone="muted">
          Nothing to send yet.
        </Text>
      ) : (
        <EvidencePacket dispute={dispute} texts={texts} />
      )}
    </Dialog>
  );
}
