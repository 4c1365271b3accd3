import { formatCents } from '@tillbook/domain';
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
  return `The ${amount}${noun} from ${timeText(attempt.startedAt, askedAt)}`;
};

export const attemptText = (
  unresolved: Unresolved,
  noun: string,
): { readonly title: string; readonly sentence?: string } => {
  const name = nameText(unresolved, noun);
  const { outcome } = unresolved;
  switch (outcome.status) {
    case 'succeeded':
      return { title: `${name} succeeded`, sentence: 'Nothing new was sent.' };
    case 'failed':
      return {
        title: `${name} failed`,
        ...('message' in outcome && outcome.message !== undefined && { sentence: outcome.message }),
      };
    case 'closed':
      return { title: `${name} was given up`, sentence: 'It can no longer take effect.' };
    case 'not_received':
      return {
        title: `${name} has not been received yet`,
        sentence: unresolved.canTryAgain
          ? 'It may still be on its way. Trying again sends the same request, and has no second effect.'
          : 'It may still be on its way. Give it up before you send another one.',
      };
    case 'checking':
      return { title: `${name} is being looked up` };
    case 'expired':
      return {
        title: `${name} is still unknown`,
        sentence: `It is too old to be looked up. Check the list of ${noun}s before you send another one.`,
      };
    default:
      return { title: `${name} is still unknown`, sentence: 'Check again before you send another one.' };
  }
};
