import { describe, expect, test } from 'vitest';
import { emptyClientState, readClientState } from './client-state.ts';

const whole = {
  notifications: [{ id: 'n1', tone: 'positive', message: 'Email sent successfully' }],
  session: { token: 't', sessionToken: 't', email: 'm@example.com', roles: ['merchant'], accountId: '' },
  account: { accountId: 'acc_1', currency: 'usd', type: 'merchant' },
};

const linksOf = (...links: unknown[]) =>
  readClientState(
    JSON.stringify({ notifications: links.map((link) => ({ ...whole.notifications[0], link })) }),
  ).notifications.map(({ link }) => link);

describe('readClientState', () => {
  test('reads back a stored state', () => {
    expect(readClientState(JSON.stringify(whole))).toEqual(whole);
  });

  test.each([
    ['an absent value', null],
    ['invalid JSON', '{"session":'],
    ['a value of another type', '"hello"'],
    ['null', 'null'],
    ['a list', '[1,2]'],
    ['an empty text', ''],
  ])('reads %s as the empty state', (_, text) => {
    expect(readClientState(text)).toEqual(emptyClientState);
  });

  test.each([
    ['a token that is a number', { ...whole.session, token: 5 }],
    ['roles that are a text', { ...whole.session, roles: 'internal_admin' }],
    ['a role that is a number', { ...whole.session, roles: [1] }],
    ['an email that is null', { ...whole.session, email: null }],
  ])('drops a session with %s and leaves the account', (_, session) => {
    const state = readClientState(JSON.stringify({ ...whole, session }));
    expect(state.session).toEqual(emptyClientState.session);
    expect(state.account).toEqual(whole.account);
  });

  test(
    'fills in the empty value of a missing field and leaves the rest',
    { meta: { shows: ['spec:3.13'] } },
    () => {
      const { accountId: _accountId, ...session } = whole.session;
      const { currency: _currency, ...account } = whole.account;
      expect(readClientState(JSON.stringify({ session, account }))).toEqual({ ...whole, notifications: [] });
      expect(readClientState(JSON.stringify({ session: { token: 't' } })).session).toEqual({
        ...emptyClientState.session,
        token: 't',
      });
    },
  );

  test('drops a malformed account and leaves the session', () => {
    const state = readClientState(JSON.stringify({ ...whole, account: { accountId: {} } }));
    expect(state.account).toEqual(emptyClientState.account);
    expect(state.session).toEqual(whole.session);
  });

  test('accepts the link of a notification, unless it is malformed or leads elsewhere', () => {
    const link = { label: 'View payout', href: '/transactions/txn_1' };
    expect(linksOf(link, { label: 'View payout' }, { ...link, href: 'https://example.com/' })).toEqual([
      link,
      undefined,
      undefined,
    ]);
  });

  test('drops unknown fields of the client state', () => {
    const foreign = { ...whole, theme: 'dark', session: { ...whole.session, cardNumber: '4242' } };
    expect(readClientState(JSON.stringify(foreign))).toEqual(whole);
  });

  test('drops only the malformed notifications', { meta: { shows: ['spec:3.27'] } }, () => {
    const notifications = [...whole.notifications, { id: 1 }, null, { id: 'n2', tone: 'pink', message: '' }];
    expect(readClientState(JSON.stringify({ ...whole, notifications })).notifications).toEqual(
      whole.notifications,
    );
  });
});
