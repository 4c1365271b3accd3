import type { Answered } from '../../http/call.ts';
import { acceptDisputeCall } from './accept-dispute.ts';
import { addDisputeFileCall } from './add-dispute-file.ts';
import { getDisputeCall } from './get-dispute.ts';
import { listDisputesCall } from './list-disputes.ts';
import { removeDisputeFileCall } from './remove-dispute-file.ts';
import { saveDisputeEvidenceCall } from './save-dispute-evidence.ts';
import { submitDisputeCall } from './submit-dispute.ts';

export const answeredCalls: readonly Answered[] = [
  listDisputesCall,
  getDisputeCall,
  saveDisputeEvidenceCall,
  addDisputeFileCall,
  removeDisputeFileCall,
  submitDisputeCall,
  acceptDisputeCall,
];
