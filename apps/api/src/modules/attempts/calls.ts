import type { Handler } from '../../http/call.ts';
import { closeAdminAttemptHandler } from './close-admin-attempt.ts';
import { closeAttemptHandler } from './close-attempt.ts';
import { findAdminAttemptHandler } from './find-admin-attempt.ts';
import { findAttemptHandler } from './find-attempt.ts';

export const handlers: readonly Handler[] = [
  findAttemptHandler,
  closeAttemptHandler,
  findAdminAttemptHandler,
  closeAdminAttemptHandler,
];
