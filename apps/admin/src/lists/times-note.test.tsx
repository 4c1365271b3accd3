import {
  getSystem,
  listAccounts,
  listAuditEntries,
  listEntrySets,
  listGeneralLedgerAccounts,
} from '@tillbook/contract';
import type { RequestHandler } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { answer } from '@tillbook/web-shell/testing/answers';
import { usePages } from '@tillbook/web-shell/testing/page';
import { accounts, auditEntries, controlAccounts, postedSet, quietSystem } from '../testing/fixtures.ts';
import { openApp } from '../testing/open-app.tsx';

usePages();
afterEach(() => cdp().send('Emulation.setTimezoneOverride', { timezoneId: '' }));

const screens: readonly (readonly [path: string, answers: readonly RequestHandler[]])[] = [
  ['/admin/accounts', [answer(listAccounts, { accounts: accounts(1), totalCount: 1 })]],
  ['/admin/audit', [answer(listAuditEntries, { data: auditEntries(1), totalCount: 1 })]],
  [
    '/admin/general-ledger',
    [
      answer(listGeneralLedgerAccounts, { accounts: controlAccounts }),
      answer(listEntrySets, { data: [postedSet], totalCount: 1 }),
    ],
  ],
  ['/admin/system', [answer(getSystem, quietSystem)]],
];

test.each(screens)('names the time zone of the times once: %s', async (path, answers) => {
  await cdp().send('Emulation.setTimezoneOverride', { timezoneId: 'America/Denver' });
  openApp(path, { answers });
  await expect.element(page.getByText(/Times in Mountain Time/)).toBeVisible();
  expect(page.getByText(/Times in /).elements()).toHaveLength(1);
});
