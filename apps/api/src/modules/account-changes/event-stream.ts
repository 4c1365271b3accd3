import type { EventOf, followAccount } from '@tillbook/contract';
import type { AccountChanges, Follower } from '../../account-changes/changes.ts';

type AccountEvent = EventOf<typeof followAccount>;

/** One heartbeat in three is sent: often enough for proxies, rarely enough for a phone's radio. */
const beatsPerComment = 3;
/** A follower who has read nothing for this many heartbeats is treated as gone. */
const mostUnreadBeats = 6;

const encoder = new TextEncoder();
const comment = encoder.encode(':\n\n');
const asText = (event: AccountEvent) => encoder.encode(`data: ${JSON.stringify(event)}\n\n`);

export type Followed = {
  readonly accountId: string;
  readonly tokenHash: Buffer;
  /** Called once, however the stream ends. */
  readonly ended: () => void;
};

/**
 * The stream of one follower. At most one event waits for a slow reader: that something has changed needs saying only
 * once.
 */
export const eventStream = (
  changes: AccountChanges,
  { accountId, tokenHash, ended }: Followed,
): ReadableStream<Uint8Array> => {
  let leave: (() => void) | undefined;
  let waiting: AccountEvent | undefined;
  let beats = 0;
  let unreadBeats = 0;

  const follow = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const isRead = () => (controller.desiredSize ?? 0) > 0;
    const say = (event: AccountEvent) => {
      if (isRead()) controller.enqueue(asText(event));
      else waiting = event;
    };
    const end: Follower['end'] = (why) => {
      leave?.();
      if (why === 'not_allowed') controller.enqueue(asText({ type: 'over' }));
      controller.close();
    };
    const beat = () => {
      beats += 1;
      unreadBeats = isRead() ? 0 : unreadBeats + 1;
      if (unreadBeats >= mostUnreadBeats) end('stopping');
      else if (isRead() && beats % beatsPerComment === 0) controller.enqueue(comment);
    };
    const changed = () => say({ type: 'changed' });
    const stopFollowing = changes.follow({ accountId, tokenHash, changed, beat, end });
    leave = () => {
      if (stopFollowing()) ended();
    };
    say({ type: 'open' });
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
