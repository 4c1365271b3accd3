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
import { account, grantedAccounts, payments } from '../testing/fixtures.ts';
import { storeInOtherTab } from '@tillbook/web-shell/testing/other-tab';
import { usePages } from '@tillbook/web-shell/testing/page';
import { openApp, signedIn } from '../testing/open-app.tsx';

usePages();

const list = answer(listTransactions, { transactions: payments(2), totalCount: 2 });
const sessionOfDana = answer(checkSession, {
  email: 'dana@example.com',
  roles: ['merchant'],
  expiresAt: '2026-11-22T14:00:00Z',
});
const robin = { token: 'token-of-robin', sessionToken: 'token-of-robin', email: 'robin@example.com' };
const title = page.getByRole('heading', { level: 1 });
const stored = (): unknown => JSON.parse(localStorage.getItem(clientStateKey) ?? 'null');

test('checks the session once on entry, using the token', { meta: { shows: ['spec:2.11'] } }, async () => {
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

test('opens the sign-in page if the session has ended', { meta: { shows: ['spec:2.13'] } }, async () => {
  // The screen sends its requests during the session check, so the list is refused, too.
  const { router } = openApp('/payments', {
    answers: [refuse(checkSession, 'unauthenticated'), refuse(listTransactions, 'unauthenticated')],
  });
  await expect.element(title).toHaveTextContent('Sign in');
  await expect.poll(() => router.state.location.search).toEqual({ returnTo: '/payments' });
  expect(stored()).toMatchObject({ session: { token: '' } });
});

test('renders nothing before the session has been checked, even if the rows arrive first', async () => {
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
  await expect.element(title).not.toBeInTheDocument();
  check();
  await expect.element(title).toHaveTextContent('Payments');
});

test(
  'opens the sign-in page if a session check fails, without deleting the session, and returns once a check succeeds',
  { meta: { shows: ['spec:4.1'] } },
  async () => {
    const { router, answerAlso } = openApp('/payments?page=2', { answers: [away(checkSession), list] });
    await expect.element(title).toHaveTextContent('Sign in');
    const notice = page.getByRole('status').filter({ hasText: 'We couldn’t check your session.' });
    await expect.element(notice).toBeVisible();
    await expect
      .poll(() => router.state.location.href)
      .toBe('/login?returnTo=%2Fpayments%3Fpage%3D2&sessionCheck=failed');
    expect(stored()).toMatchObject({ session: { token: 'token-of-dana' } });
    answerAlso(sessionOfDana);
    window.dispatchEvent(new Event('online'));
    await expect.element(title).toHaveTextContent('Payments');
    await expect.poll(() => router.state.location.href).toBe('/payments?page=2');
  },
);

test('stops waiting for a session check when another tab signs out', async () => {
  const { router } = openApp('/payments', { answers: [away(checkSession), list] });
  await expect.element(page.getByText(/^We couldn’t check your session\./)).toBeVisible();
  storeInOtherTab(emptyClientState);
  await expect.element(page.getByText(/^We couldn’t check your session\./)).not.toBeInTheDocument();
  await expect.poll(() => router.state.location.pathname).toBe('/login');
});

test('shows the sign-in page to a signed-in user who opens it deliberately', async () => {
  openApp('/login?returnTo=%2Fpayments');
  await expect.element(title).toHaveTextContent('Sign in');
});

test('stays on the sign-in page if the address reports a failed session check but no session is stored', async () => {
  const { router } = openApp('/login?returnTo=%2Fpayments&sessionCheck=failed', { state: emptyClientState });
  await expect.element(title).toHaveTextContent('Sign in');
  await expect.element(page.getByRole('status').filter({ hasText: 'session' })).not.toBeInTheDocument();
  await expect.poll(() => router.state.location.pathname).toBe('/login');
});

test('signs out on the server, then clears everything that was stored', async () => {
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
  await expect.poll(() => router.state.location.href).toBe('/login');
  expect(sent[0]?.headers.get('Authorization')).toBe('Bearer token-of-dana');
  expect(stored()).toEqual(emptyClientState);
});

test('adds no return path when the user signs out of a session that the server has already ended', async () => {
  const { router } = openApp('/payments', { answers: [refuse(logout, 'unauthenticated'), list] });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.element(title).toHaveTextContent('Sign in');
  await expect.poll(() => router.state.location.href).toBe('/login');
  expect(stored()).toEqual(emptyClientState);
});

test('leaves a public screen open when the session ends elsewhere', async () => {
  const { router } = openApp('/reset-password?token=rst_1');
  await expect.element(title).toHaveTextContent('Reset password');
  const visited: string[] = [];
  router.history.subscribe(({ location }) => visited.push(location.pathname));
  storeInOtherTab(emptyClientState);
  await router.navigate({ to: '/forgot-password' });
  await expect.element(title).toHaveTextContent('Forgot your password?');
  expect(visited).toEqual(['/forgot-password']);
});

test('signs out when another tab signs out', async () => {
  const { router, shell } = openApp('/payments', { answers: [list] });
  await expect.element(page.getByText('1–2 of 2')).toBeVisible();
  storeInOtherTab(emptyClientState);
  await expect.element(title).toHaveTextContent('Sign in');
  await expect.poll(() => router.state.location.href).toBe('/login');
  await expect.poll(() => shell.queryClient().getQueryCache().getAll()).toEqual([]);
});

test('hides the screen at once when another user signs in in another tab, before the server has confirmed them', async () => {
  const { promise: isConfirmed, resolve: confirm } = Promise.withResolvers<void>();
  const { answerAlso } = openApp('/payments', { answers: [list] });
  await expect.element(page.getByText('1–2 of 2')).toBeVisible();
  const isAsked = Promise.withResolvers<void>();
  answerAlso(
    answer(checkSession, async () => {
      isAsked.resolve();
      await isConfirmed;
      return { email: 'robin@example.com', roles: ['merchant'], expiresAt: '2026-11-22T14:00:00Z' };
    }),
  );
  storeInOtherTab({ ...emptyClientState, session: { ...signedIn.session, ...robin } });
  await isAsked.promise;
  await expect.element(title).not.toBeInTheDocument();
  confirm();
  await expect.element(page.getByText('robin@example.com')).toBeVisible();
});

test('reports that another tab has switched accounts, without switching this tab', async () => {
  openApp('/payments', { answers: [list] });
  await expect.element(page.getByText('1–2 of 2')).toBeVisible();
  storeInOtherTab({ ...signedIn, account: { ...signedIn.account, accountId: 'acc_other' } });
  await expect
    .element(
      page.getByText('You switched accounts in another tab. This tab stays on Harbor Coffee Roasters.'),
    )
    .toBeVisible();
});

test(
  'lists the granted accounts in the picker, and selects the clicked account',
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
    await expect.element(page.getByRole('link', { name: 'Admin area' })).not.toBeInTheDocument();
    await page.getByRole('link', { name: 'View Harbor Platform' }).click();
    await expect.element(page.getByText('Merchant Account')).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/overview');
    expect(stored()).toMatchObject({
      account: { accountId: grantedAccounts[1]?.accountId, currency: 'usd', type: 'finix_paas' },
    });
  },
);

test('links an admin to the admin area', async () => {
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

test('marks the current screen in the navigation, and links to the documentation and the terms', async () => {
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

test('shows a not-found screen inside the frame for an unknown address', async () => {
  openApp('/no-such-page/of-this-app');
  await expect.element(title).toHaveTextContent('Page not found');
  await expect
    .element(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Payments', exact: true }),
    )
    .toBeVisible();
});

test('shows and reports an error thrown by a screen', { meta: { shows: ['spec:2.45'] } }, async () => {
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
  // An invalid value, which no schema accepts and the screen cannot render.
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
  await expect.poll(() => router.state.location.pathname).toBe('/overview');
});

test('shows that the browser is offline, and refreshes the screen once it is online', async () => {
  let count = 0;
  openApp('/payments', {
    answers: [
      answer(listTransactions, ({ query }) => {
        // Does not count the request for the list's sum.
        if (!query.has('include')) count += 1;
        return { transactions: payments(count), totalCount: count };
      }),
    ],
  });
  await expect.element(page.getByText('1–1 of 1')).toBeVisible();
  window.dispatchEvent(new Event('offline'));
  await expect.element(page.getByText(/^You’re offline\./)).toBeVisible();
  await expect.element(page.getByText('1–1 of 1')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText(/^You’re offline\./)).not.toBeInTheDocument();
  await expect.element(page.getByText('1–2 of 2')).toBeVisible();
});

test('reports that the platform does not respond, without hiding the content', async () => {
  const { shell, answerAlso } = openApp('/payments', { answers: [list] });
  await expect.element(page.getByText('1–2 of 2')).toBeVisible();
  answerAlso(away(listTransactions), away(getAccount));
  void shell.queryClient().invalidateQueries();
  await expect.element(page.getByText(/^We can’t reach Tillbook\./)).toBeVisible();
  await expect.element(page.getByText('1–2 of 2')).toBeVisible();
  answerAlso(list, answer(getAccount, account));
  void shell.queryClient().invalidateQueries();
  await expect.element(page.getByText(/^We can’t reach Tillbook\./)).not.toBeInTheDocument();
});

test.each([
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
])('opens %s without a session', async (path, name) => {
  openApp(path, { state: emptyClientState });
  await expect.element(title).toHaveTextContent(name);
  expect(document.title).toBe(`${name} · Tillbook`);
});
