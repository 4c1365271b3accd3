import type { Page } from 'playwright';
import { admin, roaster } from '../journeys/person.ts';
import type { Person } from '../product/sign-in-by-call.ts';

/** A dialog or menu that opens above a screen and isn't a form. */
export type Panel = {
  readonly name: string;
  readonly person: Person;
  readonly path: string;
  readonly open: (page: Page) => Promise<void>;
};

const openByButton =
  (label: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('main').getByRole('button', { name: label }).first().click();
    await page.getByRole('dialog').or(page.getByRole('menu')).first().waitFor();
  };

const openPreview = async (page: Page): Promise<void> => {
  await page.locator('tbody a[data-row-link]').first().hover({ force: true });
  await openByButton(/^Preview /)(page);
};

const search =
  (text: string, found: RegExp) =>
  async (page: Page): Promise<void> => {
    await page.keyboard.press('Control+k');
    await page.getByRole('option').first().waitFor();
    await page.getByRole('combobox', { name: 'Search' }).fill(text);
    await page.getByText(found).first().waitFor();
  };

/** Opens the palette first, because single keys load with it, after the screen. */
const openShortcuts = async (page: Page): Promise<void> => {
  await search('', /./)(page);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Search' }).waitFor({ state: 'hidden' });
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
};

const previewedLists = [
  '/payments',
  '/payouts',
  '/refunds',
  '/disputes',
  '/settlements',
  '/payment-instruments',
] as const;

/** Every panel that a screen opens, except the dialogs of forms. */
export const panels: readonly Panel[] = [
  { name: 'balance changes', person: roaster, path: '/overview', open: openByButton('Why did it change?') },
  { name: 'search', person: roaster, path: '/overview', open: search('', /./) },
  { name: 'search with results', person: roaster, path: '/overview', open: search('4242', /^Results$/) },
  {
    name: 'search without results',
    person: roaster,
    path: '/overview',
    open: search('no such thing', /^No results\./),
  },
  { name: 'keyboard shortcuts', person: roaster, path: '/overview', open: openShortcuts },
  { name: 'date filter', person: roaster, path: '/payments', open: openByButton(/^Date/) },
  { name: 'status filter', person: roaster, path: '/payments', open: openByButton(/^Status/) },
  { name: 'amount filter', person: roaster, path: '/payments', open: openByButton(/^Amount$/) },
  { name: 'columns', person: roaster, path: '/payments', open: openByButton(/^Columns/) },
  ...previewedLists.map((path) => ({ name: 'preview', person: roaster, path, open: openPreview })),
  { name: 'search', person: admin, path: '/admin/accounts', open: search('', /./) },
  { name: 'date filter', person: admin, path: '/admin/audit', open: openByButton(/^Date/) },
];
