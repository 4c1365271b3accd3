export { sendDueReceipts } from './send-due-receipts.ts';
export { unsentReceipts } from './store.ts';
