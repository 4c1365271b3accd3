import {
  checkSession,
  getAccount,
  listLedgerEntries,
  listTransactions,
  logout,
  reportFrontendError,
} from '@tillbook/contract';
import { clientStateKey, emptyClientState } from '@tillbook/web-shell';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, away, refuse, type Sent } from '@tillbook/web-shell/testing/answers';
import { grantedAccounts, payments } from '../testing/fixtures.ts';
import { usePages } from '@tillbook/web-shell/testing/page';
import { openApp, signedIn } from '../testing/open-app.tsx';

usePages();

const list = answer(listTransactions, { transactions: payments(2), totalCount: 2 });
const sessionOfDana = answer(checkSession, {
  email: 'dana@example.com',
  roles: ['merchant'],
  expiresAt: '2026-11-22T14:00:00Z',
});
const title = page.getByRole('heading', { level: 1 });
const stored = (): unknown => JSON.parse(localStorage.getItem(clientStateKey) ?? 'null');

test('checks the session once on entry, with the token', { meta: { shows: ['spec:2.11'] } }, async () => {
  const sent: Sent[] = [];
  openApp('/payments', {
    answers: [
      answer(checkSession, (call) => {
        sent.push(call);
        return { email: 'dana@example.com', roles: ['merchant'], expiresAt: '2026-11-22T14:00:00Z' };
      }),
      list,
    ],
  });
  await page.getByRole('link', { name: 'Refunds' }).click();
  await expect.element(title).toHaveTextContent('Refunds');
  expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer token-of-dana']);
});

test('a dead session leads to the sign-in page', { meta: { shows: ['spec:2.13'] } }, async () => {
  // What the screen asks for is on its way while the session is checked.
  const { router } = openApp('/payments', {
    answers: [refuse(checkSession, 'unauthenticated'), refuse(listTransactions, 'unauthenticated')],
  });
  await expect.element(title).toHaveTextContent('Sign in');
  expect(router.state.location.search).toEqual({ returnTo: '/payments' });
  expect(stored()).toMatchObject({ session: { token: '' } });
});

test('nothing is drawn before the session has been checked, however soon the screen has its rows', async () => {
  const { promise: isChecked, resolve: check } = Promise.withResolvers<void>();
  let isListed = false;
  openApp('/payments', {
    answers: [
      answer(checkSession, async () => {
        await isChecked;
        return { email: 'dana@example.com', roles: ['merchant'], expiresAt: '2026-11-22T14:00:00Z' };
      }),
      answer(listTransactions, () => {
        isListed = true;
        return { transactions: payments(2), totalCount: 2 };
      }),
    ],
  });
  await expect.poll(() => isListed).toBe(true);
  expect(title.elements()).toHaveLength(0);
  check();
  await expect.element(title).toHaveTextContent('Payments');
});

test(
  'a check that fails leads to the sign-in page, ends no session, and leads back once it succeeds',
  { meta: { shows: ['spec:4.1'] } },
  async () => {
    const { router, answerAlso } = openApp('/payments?page=2', { answers: [away(checkSession), list] });
    await expect.element(title).toHaveTextContent('Sign in');
    const notice = page.getByRole('status').filter({ hasText: 'We could not check your session.' });
    await expect.element(notice).toBeVisible();
    expect(router.state.location.href).toBe('/login?returnTo=%2Fpayments%3Fpage%3D2&sessionCheck=failed');
    expect(stored()).toMatchObject({ session: { token: 'token-of-dana' } });
    answerAlso(sessionOfDana);
    window.dispatchEvent(new Event('online'));
    await expect.element(title).toHaveTextContent('Payments');
    expect(router.state.location.href).toBe('/payments?page=2');
  },
);

test('a sign-out in another tab ends the wait for a check', async () => {
  const { router, shell } = openApp('/payments', { answers: [away(checkSession), list] });
  await expect.element(page.getByText(/^We could not check your session\./)).toBeVisible();
  shell.store.hearOtherTab(JSON.stringify(emptyClientState));
  await expect.element(page.getByText(/^We could not check your session\./)).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/login');
});

test('whoever is signed in and opens the sign-in page of their own accord finds it', async () => {
  openApp('/login?returnTo=%2Fpayments');
  await expect.element(title).toHaveTextContent('Sign in');
});

test('a mark of a failed check leads nobody past who is not signed in', async () => {
  const { router } = openApp('/login?returnTo=%2Fpayments&sessionCheck=failed', { state: emptyClientState });
  await expect.element(title).toHaveTextContent('Sign in');
  expect(page.getByRole('status').filter({ hasText: 'session' }).elements()).toEqual([]);
  expect(router.state.location.pathname).toBe('/login');
});

test('logout tells the server, then forgets everything', async () => {
  const sent: Sent[] = [];
  const { router } = openApp('/payments', {
    answers: [
      answer(logout, (call) => {
        sent.push(call);
        return undefined;
      }),
      list,
    ],
  });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.element(title).toHaveTextContent('Sign in');
  expect(router.state.location.href).toBe('/login');
  expect(sent[0]?.headers.get('Authorization')).toBe('Bearer token-of-dana');
  expect(stored()).toEqual(emptyClientState);
});

test('a logout from a session the server has already ended leaves no way back either', async () => {
  const { router } = openApp('/payments', { answers: [refuse(logout, 'unauthenticated'), list] });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.element(title).toHaveTextContent('Sign in');
  expect(router.state.location.href).toBe('/login');
  expect(stored()).toEqual(emptyClientState);
});

test('a session that ends elsewhere leaves a screen alone that needs none', async () => {
  const { router, shell } = openApp('/reset-password?token=rst_1');
  await expect.element(title).toHaveTextContent('Reset password');
  shell.store.hearOtherTab(JSON.stringify(emptyClientState));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(router.state.location.href).toBe('/reset-password');
});

test('a sign-out in another tab ends this one', async () => {
  const { router, shell } = openApp('/payments', { answers: [list] });
  await expect.element(page.getByText('1–2 of 2')).toBeVisible();
  shell.store.hearOtherTab(JSON.stringify(emptyClientState));
  await expect.element(title).toHaveTextContent('Sign in');
  expect(router.state.location.href).toBe('/login');
  await expect.poll(() => shell.queryClient().getQueryCache().getAll()).toEqual([]);
});

test('says that another tab works on another account, and stays on its own', async () => {
  const { shell } = openApp('/payments', { answers: [list] });
  await expect.element(page.getByText('1–2 of 2')).toBeVisible();
  shell.store.hearOtherTab(
    JSON.stringify({ ...signedIn, account: { ...signedIn.account, accountId: 'acc_other' } }),
  );
  await expect
    .element(
      page.getByText('Another tab works on another account. This tab stays on Harbor Coffee Roasters.'),
    )
    .toBeVisible();
});

test(
  'the picker lists the granted accounts and selects the one clicked',
  { meta: { shows: ['spec:1.1', 'spec:2.7'] } },
  async () => {
    const { router } = openApp('/program-list', {
      state: { ...signedIn, account: emptyClientState.account },
    });
    const headings = page.getByRole('columnheader');
    await expect.element(page.getByText('Harbor Platform')).toBeVisible();
    expect(headings.elements().map(({ textContent }) => textContent)).toEqual([
      'Account ID',
      'Account Name',
      'Type',
      'View',
    ]);
    await expect.element(page.getByText('dana@example.com')).toBeVisible();
    expect(page.getByRole('link', { name: 'Admin area' }).elements()).toHaveLength(0);
    await page.getByRole('link', { name: 'View Harbor Platform' }).click();
    await expect.element(page.getByText('Merchant Account')).toBeVisible();
    expect(router.state.location.pathname).toBe('/overview');
    expect(stored()).toMatchObject({
      account: { accountId: grantedAccounts[1]?.accountId, currency: 'usd', type: 'finix_paas' },
    });
  },
);

test('an admin finds the way to the admin area', async () => {
  openApp('/program-list', {
    answers: [
      answer(checkSession, {
        email: 'admin@example.com',
        roles: ['internal_admin'],
        expiresAt: '2026-11-22T14:00:00Z',
      }),
    ],
  });
  await expect
    .element(page.getByRole('link', { name: 'Admin area' }))
    .toHaveAttribute('href', `${window.location.origin}/admin/`);
});

test('marks where one is, and names every way', async () => {
  openApp('/payments', { answers: [list] });
  await expect.element(page.getByText('1–2 of 2')).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect
    .element(navigation.getByRole('link', { name: 'Payments', exact: true }))
    .toHaveAttribute('aria-current', 'page');
  await expect
    .element(navigation.getByRole('link', { name: 'Documentation' }))
    .toHaveAttribute('href', `${window.location.origin}/docs`);
  await expect
    .element(navigation.getByRole('link', { name: 'Terms' }))
    .toHaveAttribute('href', `${window.location.origin}/terms`);
});

test('an address that leads nowhere says so', async () => {
  openApp('/no-such-page');
  await expect.element(title).toHaveTextContent('Page not found');
});

test('a screen that breaks shows the error and reports it', { meta: { shows: ['spec:2.45'] } }, async () => {
  const reports: unknown[] = [];
  const { shell, router } = openApp('/payments', {
    answers: [
      answer(reportFrontendError, ({ body }) => {
        reports.push(body);
        return {};
      }),
      answer(listLedgerEntries, { data: [], totalCount: 0 }),
      list,
    ],
  });
  await expect.element(page.getByText('1–2 of 2')).toBeVisible();
  // What no server sends and no schema lets through: the screen meets a value it cannot draw.
  shell
    .queryClient()
    .setQueriesData(
      { queryKey: [signedIn.account.accountId, 'money', 'transactions', 'list', 'payments'] },
      { items: [null], totalCount: 1 },
    );
  await expect.element(page.getByRole('button', { name: 'Copy details' })).toBeVisible();
  await expect
    .element(page.getByText('Please open the browser console, take a screenshot and contact support.'))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Go back' })).toBeVisible();
  await expect.poll(() => reports).toHaveLength(1);
  expect(reports[0]).toMatchObject({
    source: 'route',
    sessionToken: 'token-of-dana',
    message: expect.stringContaining('null'),
  });
  await page.getByRole('button', { name: 'Home' }).click();
  await expect.element(page.getByText('No ledger entries found').first()).toBeVisible();
  expect(router.state.location.pathname).toBe('/overview');
});

test('says that it is offline while it is, and brings the screen up to date afterwards', async () => {
  let count = 0;
  openApp('/payments', {
    answers: [
      answer(listTransactions, () => {
        count += 1;
        return { transactions: payments(count), totalCount: count };
      }),
    ],
  });
  await expect.element(page.getByText('1–1 of 1')).toBeVisible();
  window.dispatchEvent(new Event('offline'));
  await expect.element(page.getByText(/^You are offline\./)).toBeVisible();
  await expect.element(page.getByText('1–1 of 1')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText(/^You are offline\./)).not.toBeInTheDocument();
  await expect.element(page.getByText('1–2 of 2')).toBeVisible();
});

test('says that the platform does not answer, and keeps what it has shown', async () => {
  const { shell, answerAlso } = openApp('/payments', { answers: [list] });
  await expect.element(page.getByText('1–2 of 2')).toBeVisible();
  answerAlso(away(listTransactions), away(getAccount));
  await shell.queryClient().invalidateQueries();
  await expect.element(page.getByText(/^Tillbook cannot be reached\./)).toBeVisible();
  await expect.element(page.getByText('1–2 of 2')).toBeVisible();
  answerAlso(list);
  await shell.queryClient().invalidateQueries();
  await expect.element(page.getByText(/^Tillbook cannot be reached\./)).not.toBeInTheDocument();
});

test.each([
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
])('anybody may read %s', async (path, name) => {
  openApp(path, { state: emptyClientState });
  await expect.element(title).toHaveTextContent(name);
  expect(document.title).toBe(`${name} · Tillbook`);
});
