import { followAccount } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { eventStream } from './event-stream.ts';
import { deleteStream, insertStream } from './stream-store.ts';

const retryAfterSeconds = 30;

export const followAccountHandler = defineHandler(
  followAccount,
  async ({ platform, session, accountId, refuse }) => {
    const { accountChanges: changes, background, database, processId } = platform;
    const { tokenHash } = session;
    if (!(await changes.ready())) return refuse('unavailable', { retryAfterSeconds: 5 });
    const streamId = await insertStream(database, { processId, accountId, tokenHash });
    if (streamId === undefined) return refuse('too_many_requests', { retryAfterSeconds });
    const ended = () => background.run('delete_event_stream', () => deleteStream(database, streamId));
    return eventStream(changes, { accountId, tokenHash, ended });
  },
);
