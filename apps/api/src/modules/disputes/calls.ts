import type { Handler } from '../../http/call.ts';
import { acceptDisputeHandler } from './accept-dispute.ts';
import { addDisputeFileHandler } from './add-dispute-file.ts';
import { attachDisputeReceiptHandler } from './attach-dispute-receipt.ts';
import { getDisputeHandler } from './get-dispute.ts';
import { getDisputeFileHandler } from './get-dispute-file.ts';
import { listDisputesHandler } from './list-disputes.ts';
import { removeDisputeFileHandler } from './remove-dispute-file.ts';
import { saveDisputeEvidenceHandler } from './save-dispute-evidence.ts';
import { submitDisputeHandler } from './submit-dispute.ts';

export const handlers: readonly Handler[] = [
  listDisputesHandler,
  getDisputeHandler,
  getDisputeFileHandler,
  saveDisputeEvidenceHandler,
  addDisputeFileHandler,
  attachDisputeReceiptHandler,
  removeDisputeFileHandler,
  submitDisputeHandler,
  acceptDisputeHandler,
];
