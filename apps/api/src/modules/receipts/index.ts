export { printReceipt } from './print-receipt.ts';
export { sendDueReceipts } from './send-due-receipts.ts';
export { unsentReceipts } from './store.ts';
