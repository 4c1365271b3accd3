import type { AttentionItem } from '@tillbook/contract';
import { formatCents, formatDate } from '@tillbook/domain';

/** One thing that waits: what it is, more about it, and the one way to mend it. */
export type Attention = {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly action: string;
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
  representative: 'a representative',
};

/** Says what waits in words a merchant knows. */
export const attentionOf = (item: AttentionItem): Attention => {
  switch (item.kind) {
    case 'dispute':
      return {
        id: item.disputeId,
        title: `Dispute of ${formatCents(item.amount)}: ${item.reasonLabel}`,
        detail: `Respond by ${formatDate(item.respondBy)}, or it is lost.`,
        action: 'Respond',
        href: `/disputes/${item.disputeId}`,
      };
    case 'failed_payout':
      return {
        id: item.transactionId,
        title: `Payout of ${formatCents(item.amount)} failed on ${formatDate(item.failedAt)}`,
        detail: `${item.failureMessage ?? 'The bank did not take it.'} The amount is back in your balance.`,
        action: 'Check the payout account',
        href: '/settings',
      };
    case 'device':
      return {
        id: item.serialNumber,
        title: `${item.name ?? item.serialNumber} was not reached on ${formatDate(item.failedAt)}`,
        detail: 'Check that it is on and connected, then take a payment with it.',
        action: 'Try the device',
        href: '/virtual-terminal',
      };
    case 'profile':
      return {
        id: 'profile',
        title: 'Your business profile is not complete',
        detail: `Missing: ${item.missing.map((field) => fieldNames[field] ?? field).join(', ')}.`,
        action: 'Complete the profile',
        href: '/profile/edit',
      };
  }
};
