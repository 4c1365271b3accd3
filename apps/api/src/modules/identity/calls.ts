import type { Answered } from '../../http/call.ts';
import { changePasswordCall } from './change-password.ts';
import { checkSessionCall } from './check-session.ts';
import { createHandoverCodeCall } from './create-handover-code.ts';
import { loginCall } from './login.ts';
import { logoutCall } from './logout.ts';
import { requestPasswordResetCall } from './request-password-reset.ts';
import { resetPasswordCall } from './reset-password.ts';
import { useHandoverCodeCall } from './use-handover-code.ts';

export const answeredCalls: readonly Answered[] = [
  loginCall,
  checkSessionCall,
  logoutCall,
  changePasswordCall,
  requestPasswordResetCall,
  resetPasswordCall,
  createHandoverCodeCall,
  useHandoverCodeCall,
];
