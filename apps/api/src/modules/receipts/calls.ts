import type { Answered } from '../../http/call.ts';
import { emailReceiptCall } from './email-receipt.ts';
import { getReceiptCall } from './get-receipt.ts';

export const answeredCalls: readonly Answered[] = [emailReceiptCall, getReceiptCall];
