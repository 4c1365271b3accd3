import type { Handler } from '../../http/call.ts';
import { changePasswordHandler } from './change-password.ts';
import { checkSessionHandler } from './check-session.ts';
import { confirmEmailChangeHandler } from './confirm-email-change.ts';
import { createHandoverCodeHandler } from './create-handover-code.ts';
import { loginHandler } from './login.ts';
import { logoutHandler } from './logout.ts';
import { requestEmailChangeHandler } from './request-email-change.ts';
import { requestPasswordResetHandler } from './request-password-reset.ts';
import { resetPasswordHandler } from './reset-password.ts';
import { useHandoverCodeHandler } from './use-handover-code.ts';

export const handlers: readonly Handler[] = [
  loginHandler,
  checkSessionHandler,
  logoutHandler,
  changePasswordHandler,
  requestPasswordResetHandler,
  resetPasswordHandler,
  requestEmailChangeHandler,
  confirmEmailChangeHandler,
  createHandoverCodeHandler,
  useHandoverCodeHandler,
];
