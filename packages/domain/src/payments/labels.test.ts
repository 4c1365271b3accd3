import { describe, expect, it } from 'vitest';
import { channelLabel, methodLabel } from './channel-and-method.ts';
import { bankAccountTypeLabel, instrumentTypeLabel } from './instrument-label.ts';

describe('channelLabel', () => {
  it.each([
    ['online', 'Online'],
    ['in_person', 'In person'],
    ['telephone', 'Telephone'],
    ['', 'Unknown'],
    [null, 'Unknown'],
    [undefined, 'Unknown'],
  ])('labels the channel %s as %s', { meta: { shows: ['spec:2.62'] } }, (channel, label) => {
    expect(channelLabel(channel)).toBe(label);
  });
});

describe('methodLabel', () => {
  it.each([
    ['card', 'Card'],
    ['ach', 'ACH'],
    ['wire', 'wire'],
    ['', 'N/A'],
    [null, 'N/A'],
    [undefined, 'N/A'],
  ])('labels the method %s as %s', { meta: { shows: ['spec:2.61'] } }, (method, label) => {
    expect(methodLabel(method)).toBe(label);
  });
});

describe('instrumentTypeLabel', () => {
  it.each([
    ['card', 'Card'],
    ['bank_account', 'Bank Account'],
    ['wallet', 'wallet'],
  ])('labels the instrument type %s as %s', (type, label) => {
    expect(instrumentTypeLabel(type)).toBe(label);
  });
});

describe('bankAccountTypeLabel', () => {
  it.each([
    ['business_checking', 'Business Checking'],
    ['business_savings', 'Business Savings'],
    ['personal_checking', 'Personal Checking'],
    ['personal_savings', 'Personal Savings'],
    ['escrow', 'escrow'],
    ['', 'N/A'],
    [null, 'N/A'],
    [undefined, 'N/A'],
  ])('labels the bank account type %s as %s', { meta: { shows: ['spec:3.10'] } }, (type, label) => {
    expect(bankAccountTypeLabel(type)).toBe(label);
  });
});
