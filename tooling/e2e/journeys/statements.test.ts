import { buffer, text } from 'node:stream/consumers';
import type { Download, Locator, Page } from 'playwright';
import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import { findViolations } from '../browser/find-violations.ts';
import { scrollsSideways, settled } from '../screens/reading.ts';
import { roaster } from './person.ts';
import { visits } from './visits.ts';

const { webUrl, visit } = visits();

const saved = async (page: Page, format: string): Promise<Download> => {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${format}` }).click();
  return saving;
};

/** Returns the displayed totals, label and figure: `Payments 31 $1,204.50`. */
const sumsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main dt')].map((term) => {
      const [figure = ''] = /-?\$[\d,]+\.\d\d/.exec(term.nextElementSibling?.textContent ?? '') ?? [];
      return `${(term.textContent ?? '').replaceAll(/[()]/g, '')} ${figure}`;
    }),
  );

const rowsOn = (page: Page): Promise<readonly (readonly string[])[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main table tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent ?? ''),
    ),
  );

const entryPages = (page: Page): Locator => page.getByRole('navigation', { name: 'Statement entries pages' });

/** Returns the month's number of entries from `1–50 of 73` below the table. */
const entryCountOn = async (page: Page): Promise<number> => {
  const [, count = ''] = /–[\d,]+ of ([\d,]+)/.exec(await entryPages(page).innerText()) ?? [];
  return Number(count.replaceAll(',', ''));
};

/** Returns the rows of all pages of the table; expects the first page to be open. */
const rowsOfEveryPage = async (page: Page): Promise<readonly (readonly string[])[]> => {
  const next = entryPages(page).getByRole('button', { name: 'Next', exact: true });
  const rows = [...(await rowsOn(page))];
  for (let number = 2; await next.isEnabled(); number += 1) {
    await next.click();
    await page.waitForURL((url) => url.searchParams.get('page') === String(number));
    // The previous rows remain until the new rows arrive.
    await expect.poll(() => rowsOn(page)).not.toContainEqual(rows.at(-1));
    await settled(page);
    rows.push(...(await rowsOn(page)));
  }
  return rows;
};

const pdfEntry = /^(\w{3} \d+, \d{4} \d+:\d\d [AP]M) (.+) ((?:txn|ent)_\w+) (-?\$[\d,.]+) (-?\$[\d,.]+)$/;

/** Parses a PDF line into the cells on the screen, where IDs are shortened. */
const entryOfLine = (line: string): readonly (readonly string[])[] => {
  const [, date, type, id, amount, balance] = pdfEntry.exec(line) ?? [];
  if (date === undefined || type === undefined || id === undefined) return [];
  return [[date, type, `txn_…${id.slice(-8)}`, amount ?? '', balance ?? '']];
};

/** Opens the oldest month, which has entries because the list starts with the first settled entry. */
const openOldestMonth = async (page: Page): Promise<void> => {
  const months = page.getByRole('table', { name: 'Statements' }).getByRole('link');
  const path = await months.last().getAttribute('href');
  await page.goto(`${webUrl}${path}?pageSize=50`);
  await page.getByText('Closing balance', { exact: true }).waitFor();
  await settled(page);
};

const centsIn = (figure = ''): number => Math.round(Number(figure.replaceAll(/[$,]/g, '')) * 100);

test(
  'shows identical figures for a month on the screen, in its PDF, and in its CSV file',
  { meta: { shows: ['spec:2.129'] } },
  async () => {
    const { page, signedIn } = await visit({ person: roaster });
    await page.goto(`${webUrl}/settlements`);
    await page.getByRole('link', { name: 'Monthly statements' }).click();
    await page.getByText('In progress', { exact: true }).waitFor();
    await openOldestMonth(page);
    expect(await findViolations(page)).toEqual([]);

    const sums = await sumsOn(page);
    const entryCount = await entryCountOn(page);
    expect(entryCount).toBeGreaterThan(0);
    const rows = await rowsOfEveryPage(page);
    expect(rows).toHaveLength(entryCount);
    expect(sums[0]).toBe('Opening balance $0.00');
    expect(sums.at(-2)).toBe('Difference $0.00');
    expect(sums.at(-1)).toBe(`Closing balance ${rows.at(-1)?.[4]}`);

    const pdf = await saved(page, 'PDF');
    expect(pdf.suggestedFilename()).toMatch(/^statement-\d{4}-\d{2}\.pdf$/);
    const { text: pages } = await extractText(new Uint8Array(await buffer(await pdf.createReadStream())), {
      mergePages: false,
    });
    const lines = pages.flatMap((one) => one.split('\n'));
    expect(lines).toEqual(expect.arrayContaining([...sums]));
    expect(lines.flatMap(entryOfLine)).toEqual(rows);

    const csv = await saved(page, 'CSV');
    const records = (await text(await csv.createReadStream())).trimEnd().split('\r\n').slice(1);
    const figures = records.map((record) => record.split(',').slice(-2).map(centsIn));
    expect(figures.slice(1, -1)).toEqual(rows.map((row) => row.slice(-2).map(centsIn)));
    expect(figures.at(-1)?.[1]).toBe(centsIn(rows.at(-1)?.[4]));

    const addresses = [pdf.url(), csv.url()];
    expect(addresses.join(' ')).not.toContain(signedIn?.token);
    const again = await Promise.all(addresses.map((address) => fetch(address)));
    expect(again.map(({ status }) => status)).toEqual([404, 404]);

    await page.setViewportSize({ width: 390, height: 844 });
    expect(await scrollsSideways(page)).toBe(false);
  },
);
