import type { Page } from 'playwright';
import { bikeShop, merchant, openAccount, roaster, secondMerchant, signIn } from '../journeys/person.ts';
import { screenHeading } from '../screens/reading.ts';

/** Events in another tab while the page is in the cache, and the page expected after Back. */
export type RestoredCase = {
  readonly name: string;
  readonly inOtherTab: (tab: Page, webUrl: string) => Promise<void>;
  readonly expectPage: (page: Page) => Promise<void>;
  /** Empty if no one is signed in. */
  readonly storedEmail: string;
  /** True if the restored page itself may be shown. */
  readonly isShown: boolean;
};

export const firstAccount = roaster.account ?? '';

const signOut = async (tab: Page, webUrl: string): Promise<void> => {
  await tab.goto(`${webUrl}/overview`);
  await tab.getByRole('button', { name: 'Logout' }).click();
  await tab.waitForURL('**/login');
};

export const restoredCases: readonly RestoredCase[] = [
  {
    name: 'another person has signed in',
    inOtherTab: async (tab, webUrl) => {
      await signOut(tab, webUrl);
      await signIn(tab, webUrl, secondMerchant);
    },
    expectPage: async (page) => {
      await page.waitForURL('**/program-list');
      await openAccount(page, bikeShop.account ?? '');
    },
    storedEmail: secondMerchant.email,
    isShown: false,
  },
  {
    name: 'the person has signed out',
    inOtherTab: signOut,
    expectPage: (page) => screenHeading(page, 'Sign in').waitFor(),
    storedEmail: '',
    isShown: false,
  },
  {
    name: 'the same person has signed in again',
    inOtherTab: async (tab, webUrl) => {
      await signOut(tab, webUrl);
      await signIn(tab, webUrl, merchant);
    },
    expectPage: async (page) => {
      await page.getByRole('navigation').getByRole('link', { name: 'Settlements' }).click();
      await screenHeading(page, 'Settlements').waitFor();
    },
    storedEmail: merchant.email,
    isShown: true,
  },
];
