import { expect, test } from 'vitest';
import { attentionOf } from './attention-text.ts';

const now = new Date('2026-11-23T18:00:00Z');

test.each([
  ['2026-12-01T18:00:00Z', '8 days left', 'info'],
  ['2026-11-28T18:00:00Z', '5 days left', 'caution'],
  ['2026-11-25T17:00:00Z', '1 day left', 'critical'],
  ['2026-11-23T18:30:00Z', 'Due today', 'critical'],
  ['2026-11-24T17:59:00Z', 'Due tomorrow', 'critical'],
  ['2026-11-23T17:59:00Z', 'Overdue', 'critical'],
])('labels a dispute with the deadline %s as "%s"', (respondBy, time, tone) => {
  const item = {
    kind: 'dispute',
    disputeId: 'dsp_1',
    amount: 7320,
    reasonLabel: 'Fraudulent',
    respondBy,
  } as const;
  expect(attentionOf(item, now)).toMatchObject({
    title: '$73.20 disputed as fraudulent',
    time,
    tone,
    amount: '$73.20',
  });
});
