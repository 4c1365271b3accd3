import { changePasswordCall } from '../modules/identity/change-password.ts';
import { checkSessionCall } from '../modules/identity/check-session.ts';
import { loginCall } from '../modules/identity/login.ts';
import { logoutCall } from '../modules/identity/logout.ts';
import { requestPasswordResetCall } from '../modules/identity/request-password-reset.ts';
import { resetPasswordCall } from '../modules/identity/reset-password.ts';
import { reportFrontendErrorCall } from '../modules/frontend-errors/report-frontend-error.ts';
import { getHealthCall } from '../modules/health/get-health.ts';
import { getReadinessCall } from '../modules/health/get-readiness.ts';
import { createInstrumentTicketCall } from '../modules/payment-instruments/create-instrument-ticket.ts';
import { getPaymentInstrumentCall } from '../modules/payment-instruments/get-payment-instrument.ts';
import { listPaymentInstrumentsCall } from '../modules/payment-instruments/list-payment-instruments.ts';
import { listPermittedAccountsCall } from '../modules/permissions/list-permitted-accounts.ts';
import { listPermittedProgramsCall } from '../modules/permissions/list-permitted-programs.ts';
import { emailReceiptCall } from '../modules/receipts/email-receipt.ts';
import type { Answered } from './call.ts';

/** Every call that is answered. A declared call that is not here answers 501. */
export const answeredCalls: readonly Answered[] = [
  loginCall,
  checkSessionCall,
  logoutCall,
  changePasswordCall,
  requestPasswordResetCall,
  resetPasswordCall,
  listPermittedAccountsCall,
  listPermittedProgramsCall,
  emailReceiptCall,
  createInstrumentTicketCall,
  listPaymentInstrumentsCall,
  getPaymentInstrumentCall,
  reportFrontendErrorCall,
  getHealthCall,
  getReadinessCall,
];
