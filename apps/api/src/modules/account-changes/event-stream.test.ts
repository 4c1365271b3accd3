import { expect, test, vi } from 'vitest';
import { announce } from '../../account-changes/announce.ts';
import type { AccountChanges, Follower } from '../../account-changes/changes.ts';
import { eventStream } from './event-stream.ts';

const who = { accountId: 'acc_1', tokenHash: Buffer.from('token'), ended: () => undefined };

const followedBy = () => {
  const followers = new Set<Follower>();
  const changes: AccountChanges = {
    [announce]: () => undefined,
    noteAccess: () => undefined,
    noteEverything: () => undefined,
    followers: () => [...followers],
    ready: async () => true,
    follow: (follower) => {
      followers.add(follower);
      return () => followers.delete(follower);
    },
    endAll: () => undefined,
    close: async () => undefined,
  };
  return {
    changes,
    all: (notify: (follower: Follower) => void) => [...followers].forEach(notify),
    followers,
  };
};

const textOf = (value: Uint8Array | undefined) => new TextDecoder().decode(value);

test('sends one event for a thousand unread changes', { meta: { shows: ['threat:2.8'] } }, async () => {
  const { changes, all } = followedBy();
  const reader = eventStream(changes, who).getReader();
  for (let time = 0; time < 1000; time += 1) all((follower) => follower.changed());
  expect(textOf((await reader.read()).value)).toBe('data: {"type":"open"}\n\n');
  expect(textOf((await reader.read()).value)).toBe('data: {"type":"changed"}\n\n');
  all((follower) => follower.end('stopping'));
  expect((await reader.read()).done).toBe(true);
});

test('ends the stream of a follower who reads nothing for six heartbeats', () => {
  const { changes, all, followers } = followedBy();
  const ended = vi.fn<() => void>();
  eventStream(changes, { ...who, ended });
  for (let count = 0; count < 6; count += 1) {
    expect(followers.size).toBe(1);
    all((follower) => follower.heartbeat());
  }
  expect(followers.size).toBe(0);
  expect(ended).toHaveBeenCalledTimes(1);
});

test('sends a comment on a quiet stream every third heartbeat', async () => {
  const { changes, all } = followedBy();
  const reader = eventStream(changes, who).getReader();
  await reader.read();
  const next = reader.read();
  for (let count = 0; count < 3; count += 1) all((follower) => follower.heartbeat());
  expect(textOf((await next).value)).toBe(':\n\n');
});
