import { listAccounts } from '@tillbook/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '@tillbook/web-shell/testing/answers';
import { usePages } from '@tillbook/web-shell/testing/page';
import { openApp } from '../testing/open-app.tsx';

usePages();

test.each([390, 320])(
  "shows the internal tag next to the brand's name on a phone of %i px",
  async (width) => {
    await page.viewport(width, 844);
    openApp('/admin/accounts', { answers: [answer(listAccounts, { accounts: [], totalCount: 0 })] });
    const header = page.getByRole('banner');
    await expect.element(header.getByText('Internal')).toBeVisible();
    const tag = header.getByText('Internal').element().getBoundingClientRect();
    const brand = header.getByRole('link', { name: 'Tillbook' }).element().getBoundingClientRect();
    expect(tag.left - brand.right).toBeGreaterThanOrEqual(4);
    expect(document.documentElement.scrollWidth).toBe(width);
  },
);
