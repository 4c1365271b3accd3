import { describe, expect, test } from 'vitest';
import { settled } from '../screens/reading.ts';
import { journey } from './journey.ts';
import { merchant, openAccount, signIn } from './person.ts';

const { webUrl, page, untilAnswered, expectComplaint } = journey();

const screens = [
  { link: 'Payments', message: 'Failed to fetch items. Please try again later.' },
  { link: 'Payouts', message: 'Failed to fetch items. Please try again later.' },
  { link: 'Refunds', message: 'Failed to fetch items. Please try again later.' },
] as const;

describe('unreachable platform', () => {
  test.each(screens)(
    'shows an error in $link while the platform is unreachable, and the rows afterward',
    async ({ link, message }) => {
      expectComplaint({ unanswered: '/api/transactions' });
      const onPage = page();
      await signIn(onPage, webUrl, merchant);
      await openAccount(onPage, 'Harbor Coffee Roasters');
      await settled(onPage);
      await untilAnswered();

      await onPage.route('**/api/transactions?**', (route) => route.abort());
      await onPage.getByRole('navigation').getByRole('link', { name: link }).click();
      await onPage.getByText(message, { exact: true }).waitFor();

      await onPage.unroute('**/api/transactions?**');
      const again = onPage.getByRole('button', { name: 'Try again' });
      const firstRow = onPage.getByRole('table').locator('tbody').getByRole('link').first();
      // An announced change may reload the list before the button is clicked.
      await again.or(firstRow).first().waitFor();
      if (await again.isVisible()) await again.click({ timeout: 10_000 }).catch(() => undefined);
      await firstRow.waitFor();
      expect(await onPage.getByText(message).count()).toBe(0);
    },
  );
});
