import type { Handler } from '../../http/call.ts';
import { emailReceiptHandler } from './email-receipt.ts';
import { getReceiptHandler } from './get-receipt.ts';

export const handlers: readonly Handler[] = [emailReceiptHandler, getReceiptHandler];
