import type { EventOf, followAccount } from '@tillbook/contract';
import type { Changes, Follower } from '../../account-changes/changes.ts';

type AccountEvent = EventOf<typeof followAccount>;

/** One beat in three is heard: often enough for proxies, seldom enough for a phone's radio. */
const beatsPerComment = 3;
/** Whoever has read nothing for so many beats is gone, or might as well be. */
const mostUnreadBeats = 6;

const encoder = new TextEncoder();
const comment = encoder.encode(':\n\n');
const asText = (event: AccountEvent) => encoder.encode(`data: ${JSON.stringify(event)}\n\n`);

/**
 * What one follower is told. There is never more than one word waiting for a reader who is slow: that something has
 * changed is not more true for being said twice.
 */
export const eventStream = (
  changes: Changes,
  { accountId, tokenHash }: { readonly accountId: string; readonly tokenHash: Buffer },
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
    leave = changes.follow({ accountId, tokenHash, changed, beat, end });
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
