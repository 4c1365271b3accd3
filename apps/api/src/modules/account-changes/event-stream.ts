import type { EventOf, followAccount } from '@tillbook/contract';
import type { AccountChanges, Follower } from '../../account-changes/changes.ts';

type AccountEvent = EventOf<typeof followAccount>;

/**
 * The heartbeats per comment: few enough that proxies keep a quiet stream open, and many enough to spare a
 * phone's radio.
 */
const heartbeatsPerComment = 3;
/** A follower who reads nothing for this long is presumed gone. */
const mostUnreadHeartbeats = 6;

const encoder = new TextEncoder();
const comment = encoder.encode(':\n\n');
const asText = (event: AccountEvent) => encoder.encode(`data: ${JSON.stringify(event)}\n\n`);

export type Followed = {
  readonly accountId: string;
  readonly tokenHash: Buffer;
  /** Called once, for any reason. */
  readonly ended: () => void;
};

/** Merges unread changes into one event, which is sent when a slow reader has read the previous event. */
export const eventStream = (
  changes: AccountChanges,
  { accountId, tokenHash, ended }: Followed,
): ReadableStream<Uint8Array> => {
  let leave: (() => void) | undefined;
  let waiting: AccountEvent | undefined;
  let heartbeats = 0;
  let unreadHeartbeats = 0;

  const follow = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const isRead = () => (controller.desiredSize ?? 0) > 0;
    const send = (event: AccountEvent) => {
      if (isRead()) controller.enqueue(asText(event));
      else waiting = event;
    };
    const end: Follower['end'] = (reason) => {
      leave?.();
      if (reason === 'revoked') controller.enqueue(asText({ type: 'over' }));
      controller.close();
    };
    const heartbeat = () => {
      heartbeats += 1;
      unreadHeartbeats = isRead() ? 0 : unreadHeartbeats + 1;
      if (unreadHeartbeats >= mostUnreadHeartbeats) end('stopping');
      else if (isRead() && heartbeats % heartbeatsPerComment === 0) controller.enqueue(comment);
    };
    const changed = () => send({ type: 'changed' });
    const stopFollowing = changes.follow({ accountId, tokenHash, changed, heartbeat, end });
    leave = () => {
      if (stopFollowing()) ended();
    };
    send({ type: 'open' });
  };

  return new ReadableStream<Uint8Array>({
    start: follow,
    pull: (controller) => {
      if (waiting === undefined) return;
      controller.enqueue(asText(waiting));
      waiting = undefined;
    },
    cancel: () => leave?.(),
  });
};
