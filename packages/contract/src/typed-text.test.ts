import { describe, expect, it } from 'vitest';
import {
  adjustAccount,
  changeAccountStatus,
  createAccount,
  createEntrySet,
  createProgram,
  grantAccount,
  inviteMember,
  refundTransaction,
  registerDevice,
  renameDevice,
  saveListView,
  storePaymentInstrument,
} from './index.ts';
import { optionalLine, requiredLine, singleLineText, statementDescriptor } from './typed-text.ts';

const message = 'Remove the invisible character.';

const messagesOf = (
  body: {
    safeParse(value: unknown): {
      error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined;
    };
  },
  value: object,
  field: string,
) =>
  (body.safeParse(value).error?.issues ?? [])
    .filter(({ path }) => path.map(String).join('.') === field)
    .map((issue) => issue.message);

const hidden = [
  ['a zero-width space', 'Front\u200bDesk'],
  ['a right-to-left override', 'Front\u202eDesk'],
  ['a control character', 'Front\u0007Desk'],
  ['a line break', 'Front\nDesk'],
] as const;

describe.each(hidden)('%s', (_, typed) => {
  it.each([
    ['singleLineText', singleLineText(60)],
    ['requiredLine', requiredLine(60)],
    ['optionalLine', optionalLine(60)],
  ])('rejects an invisible character or a line break with the schema %s', (__, schema) => {
    expect(schema.safeParse(typed).error?.issues[0]?.message).toBe(message);
    expect(schema.safeParse('Café ☕️').success).toBe(true);
  });

  it.each([
    ['registerDevice', registerDevice.body, 'name', { name: typed }],
    ['registerDevice', registerDevice.body, 'serialNumber', { serialNumber: typed }],
    ['renameDevice', renameDevice.body, 'name', { name: typed }],
    ['createProgram', createProgram.body, 'name', { name: typed }],
    ['createAccount', createAccount.body, 'name', { name: typed }],
    ['createAccount', createAccount.body, 'legalName', { legalName: typed }],
    ['changeAccountStatus', changeAccountStatus.body, 'reason', { reason: typed }],
    ['adjustAccount', adjustAccount.body, 'reason', { reason: typed }],
    ['refundTransaction', refundTransaction.body, 'reason', { reason: typed }],
    ['createEntrySet', createEntrySet.body, 'reference', { reference: typed }],
    ['createEntrySet', createEntrySet.body, 'description', { description: typed }],
    [
      'createEntrySet',
      createEntrySet.body,
      'ledgerEntries.0.description',
      { ledgerEntries: [{ description: typed }] },
    ],
    ['saveListView', saveListView.body, 'name', { name: typed }],
    ['storePaymentInstrument', storePaymentInstrument.body, 'ownerName', { type: 'card', ownerName: typed }],
    [
      'storePaymentInstrument',
      storePaymentInstrument.body,
      'billingAddress.city',
      { type: 'bank_account', billingAddress: { city: typed } },
    ],
  ])('rejects an invisible character or a line break in %s, in the field %s', (__, body, field, value) => {
    expect(messagesOf(body, value, field)).toContain(message);
  });

  it.each([
    ['inviteMember', inviteMember.body],
    ['grantAccount', grantAccount.body],
  ])('rejects an invisible character or a line break in the email address of %s', (__, body) => {
    expect(messagesOf(body, { email: `${typed}@example.com` }, 'email')).toContain(
      'Please enter an email address',
    );
  });
});

describe('statementDescriptor', () => {
  it('trims a statement descriptor, and accepts an empty descriptor', () => {
    expect(statementDescriptor.safeParse(' HARBOR ').data).toBe('HARBOR');
    expect(statementDescriptor.safeParse('').success).toBe(true);
  });

  it.each([
    ['SIXTEEN LETTERS!', 'Cannot exceed 15 chars'],
    ['COFFEE ☕️', "Use letters, digits, spaces and . , & ' -"],
    [' '.repeat(15), "Use letters, digits, spaces and . , & ' -"],
    ['A\u200bB', "Use letters, digits, spaces and . , & ' -"],
  ])('refuses the statement descriptor %j', (typed, refusal) => {
    expect(statementDescriptor.safeParse(typed).error?.issues[0]?.message).toBe(refusal);
  });
});
