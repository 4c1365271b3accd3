import { descriptorCharactersMessage } from '@tillbook/domain';
import * as z from 'zod/mini';
import { byAccountId, defineEndpoint } from '../endpoint.ts';
import { identifier } from '../primitives.ts';

const accountSettings = z.object({
  defaultPaymentInstrumentId: z.optional(identifier),
  statementDescriptor: z.string(),
  cardSettlementDays: z.int(),
  achSettlementDays: z.int(),
});

export type AccountSettings = z.infer<typeof accountSettings>;

export const getAccountSettings = defineEndpoint({
  name: 'getAccountSettings',
  method: 'GET',
  path: '/accounts/account-settings',
  summary: 'Get the payout instrument, statement descriptor and settlement days',
  access: byAccountId('query', 'account_read'),
  query: z.object({ accountId: identifier }),
  response: accountSettings,
});

export const updateAccountSettings = defineEndpoint({
  name: 'updateAccountSettings',
  method: 'POST',
  path: '/accounts/account-settings',
  summary: 'Change the payout instrument or statement descriptor',
  access: byAccountId('body', [
    { field: 'defaultPaymentInstrumentId', permission: 'payout_instrument_change' },
    { field: 'statementDescriptor', permission: 'settings_change' },
  ]),
  body: z.object({
    accountId: identifier,
    defaultPaymentInstrumentId: z.optional(identifier),
    /** Letters, digits, spaces and `. , & ' -`, with at least one letter. Empty and unchanged text is accepted too. */
    statementDescriptor: z.optional(
      z
        .string()
        .check(
          z.maxLength(15, 'Cannot exceed 15 chars'),
          z.regex(/^[^\p{Cc}\p{Cs}]*$/u, descriptorCharactersMessage),
        ),
    ),
  }),
  response: accountSettings,
  errors: ['not_a_payout_instrument'],
});
