import type { Handler } from '../../http/call.ts';
import { acceptDisputeHandler } from './accept-dispute.ts';
import { addDisputeFileHandler } from './add-dispute-file.ts';
import { getDisputeHandler } from './get-dispute.ts';
import { listDisputesHandler } from './list-disputes.ts';
import { removeDisputeFileHandler } from './remove-dispute-file.ts';
import { saveDisputeEvidenceHandler } from './save-dispute-evidence.ts';
import { submitDisputeHandler } from './submit-dispute.ts';

export const handlers: readonly Handler[] = [
  listDisputesHandler,
  getDisputeHandler,
  saveDisputeEvidenceHandler,
  addDisputeFileHandler,
  removeDisputeFileHandler,
  submitDisputeHandler,
  acceptDisputeHandler,
];
