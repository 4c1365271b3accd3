import { getAccountAttention, type AttentionItem } from '@tillbook/contract';
import { disputeReason } from '@tillbook/domain';
import { defineHandler } from '../../http/call.ts';
import { type BusinessProfile, findProfile } from '../profiles/index.ts';
import {
  findAnswerable,
  findFailedPayouts,
  findUnreachedDevices,
  type Failure,
  type OpenDispute,
  type UnreachedDevice,
} from './attention-store.ts';

const dayMs = 86_400_000;
const payoutDays = 30;

const toDispute = ({ id, amount, reason, respond_by }: OpenDispute): AttentionItem => ({
  kind: 'dispute',
  disputeId: id,
  amount,
  reasonLabel: disputeReason(reason).label,
  respondBy: respond_by.toISOString(),
});

const toPayoutItem = ({ id, amount, failure_message, at }: Failure): AttentionItem => ({
  kind: 'failed_payout',
  transactionId: id,
  amount,
  failureMessage: failure_message ?? undefined,
  failedAt: at.toISOString(),
});

const toDevice = ({ id, serial_number, name, failure_message, at }: UnreachedDevice): AttentionItem => ({
  kind: 'device',
  serialNumber: serial_number,
  name: name ?? undefined,
  transactionId: id,
  failureMessage: failure_message ?? '',
  failedAt: at.toISOString(),
});

const requiredFields = [
  'businessName',
  'businessType',
  'mcc',
  'businessDescription',
  'ein',
  'addressLine1',
  'city',
  'state',
  'zipcode',
  'email',
  'phone',
] as const;

const missingIn = ({ businessDetails, representative }: BusinessProfile): string[] => [
  ...requiredFields.filter((field) => businessDetails[field].trim() === ''),
  ...(representative ? [] : ['representative']),
];

const toMissingItems = (profile: BusinessProfile): AttentionItem[] => {
  const missing = missingIn(profile);
  return missing.length === 0 ? [] : [{ kind: 'profile', missing }];
};

/** Orders items by urgency: disputes, then failed payouts, unreached devices and missing profile fields. */
export const getAccountAttentionHandler = defineHandler(
  getAccountAttention,
  async ({ platform, accountId }) => {
    const { database, vault, clock } = platform;
    const now = clock.now();
    const [disputes, payouts, devices, profile] = await Promise.all([
      findAnswerable(database, accountId, now),
      findFailedPayouts(database, accountId, new Date(now.getTime() - payoutDays * dayMs)),
      findUnreachedDevices(database, accountId),
      findProfile(database.drizzle, vault, accountId),
    ]);
    return {
      items: [
        ...disputes.map(toDispute),
        ...payouts.map(toPayoutItem),
        ...devices.map(toDevice),
        ...toMissingItems(profile),
      ],
    };
  },
);
