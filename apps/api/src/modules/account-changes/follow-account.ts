import { followAccount } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { eventStream } from './event-stream.ts';

/** In this process. A browser has one for each window that can be seen. */
const mostPerSession = 8;
const mostPerAccount = 100;
const retryAfterSeconds = 30;

export const followAccountHandler = defineHandler(
  followAccount,
  async ({ platform, session, accountId, refuse }) => {
    const { changes } = platform;
    const { tokenHash } = session;
    if (!(await changes.ready())) return refuse('unavailable', { retryAfterSeconds: 5 });
    const present = changes.followers();
    const ofSession = present.filter((follower) => follower.tokenHash.equals(tokenHash));
    const ofAccount = present.filter((follower) => follower.accountId === accountId);
    if (ofSession.length >= mostPerSession || ofAccount.length >= mostPerAccount) {
      return refuse('too_many_requests', { retryAfterSeconds });
    }
    return eventStream(changes, { accountId, tokenHash });
  },
);
