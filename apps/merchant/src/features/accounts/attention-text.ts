import type { AttentionItem } from '@tillbook/contract';
import { formatCents, formatDate, formatMonthDay } from '@tillbook/domain';
import { timeLeftText, timeLeftTone } from '@tillbook/ui';
import { disputedAs, payoutFailed, profileIncomplete, takeTestPayment, terminalSilent } from './messages.ts';

/** One line: the item, its urgency, and the page that resolves it. */
export type Attention = {
  readonly id: string;
  readonly title: string;
  readonly time: string;
  readonly tone: 'info' | 'caution' | 'critical';
  readonly amount?: string;
  readonly href: string;
};

const fieldNames: Readonly<Record<string, string>> = {
  businessName: 'business name',
  businessType: 'business type',
  mcc: 'merchant category',
  businessDescription: 'business description',
  ein: 'EIN',
  addressLine1: 'address',
  city: 'city',
  state: 'state',
  zipcode: 'ZIP code',
  email: 'email',
  phone: 'phone',
  representative: 'representative',
};

const dayMs = 86_400_000;

/** Returns the time left to respond in whole days; on the last day, "Due today" or "Due tomorrow". */
const deadlineOf = (respondBy: string, now: Date): Pick<Attention, 'time' | 'tone'> => {
  const days = Math.floor((Date.parse(respondBy) - now.getTime()) / dayMs);
  const isTomorrow = days === 0 && formatDate(respondBy) !== formatDate(now);
  return { time: isTomorrow ? 'Due tomorrow' : timeLeftText(days), tone: timeLeftTone(days) };
};

export const attentionOf = (item: AttentionItem, now: Date): Attention => {
  switch (item.kind) {
    case 'dispute':
      return {
        id: item.disputeId,
        title: disputedAs(formatCents(item.amount), item.reasonLabel.toLowerCase()),
        ...deadlineOf(item.respondBy, now),
        amount: formatCents(item.amount),
        href: `/disputes/${item.disputeId}`,
      };
    case 'failed_payout':
      return {
        id: item.transactionId,
        title: payoutFailed(item.failureMessage),
        time: formatMonthDay(item.failedAt),
        tone: 'critical',
        amount: formatCents(item.amount),
        href: '/settings',
      };
    case 'device':
      return {
        id: item.serialNumber,
        title: terminalSilent(item.name ?? item.serialNumber, formatMonthDay(item.failedAt)),
        time: takeTestPayment,
        tone: 'caution',
        href: '/virtual-terminal',
      };
    case 'profile':
      return {
        id: 'profile',
        title: profileIncomplete(item.missing.map((field) => fieldNames[field] ?? field).join(', ')),
        time: `${item.missing.length} missing`,
        tone: 'info',
        href: '/profile/edit',
      };
  }
};
