import { formatCents } from '@tillbook/domain';
import {
  attemptFailed,
  attemptGivenUp,
  attemptName,
  attemptSucceeded,
  cannotTakeEffect,
  canTryAgain,
  lookingUp,
  mustCheckAgain,
  mustCheckList,
  mustGiveUp,
  nothingSent,
  notReceivedYet,
  stillUnknown,
} from './messages.ts';
import type { Unresolved } from './unresolved.ts';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** Formats a time of today, or a day and its time: `10:02 AM`, `Nov 20, 10:02 AM`. */
const timeText = (startedAt: string, now: Date): string => {
  const started = new Date(startedAt);
  const time = clock.format(started).replaceAll('\u202F', ' ');
  return started.toDateString() === now.toDateString() ? time : `${day.format(started)}, ${time}`;
};

/** Names an attempt: `The $25.00 payment from 10:02 AM`. */
const nameText = ({ attempt, askedAt }: Unresolved, noun: string): string => {
  const amount = attempt.amountCents === undefined ? '' : `${formatCents(attempt.amountCents)} `;
  return attemptName(amount, noun, timeText(attempt.startedAt, askedAt));
};

export const attemptText = (
  unresolved: Unresolved,
  noun: string,
): { readonly title: string; readonly sentence?: string } => {
  const name = nameText(unresolved, noun);
  const { outcome } = unresolved;
  switch (outcome.status) {
    case 'succeeded':
      return { title: attemptSucceeded(name), sentence: nothingSent };
    case 'failed':
      return {
        title: attemptFailed(name),
        ...('message' in outcome && outcome.message !== undefined && { sentence: outcome.message }),
      };
    case 'closed':
      return { title: attemptGivenUp(name), sentence: cannotTakeEffect };
    case 'not_received':
      return {
        title: notReceivedYet(name),
        sentence: unresolved.canTryAgain ? canTryAgain : mustGiveUp,
      };
    case 'checking':
      return { title: lookingUp(name) };
    case 'expired':
      return {
        title: stillUnknown(name),
        sentence: mustCheckList(noun),
      };
    default:
      return { title: stillUnknown(name), sentence: mustCheckAgain };
  }
};
