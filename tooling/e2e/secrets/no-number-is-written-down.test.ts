import type { Frame, Page } from 'playwright';
import pg from 'pg';
import { expect, test } from 'vitest';
import { ownProduct } from '../product/own-product.ts';
import { charge, roaster, typeCard } from '../journeys/person.ts';
import { visits } from '../journeys/visits.ts';
import { foundInFiles, tracesOf } from './traces.ts';

const { webUrl, tokenizationUrl, visit } = visits();

// Numbers that occur nowhere else. EIN and SSN end like the demo's, which other tests check in masked form.
const card = ['4929', '3705', '8164', '0312'];
const account = ['918273', '645546'];
const ein = ['38', '7154567'];
const ssn = ['731', '85', '3456'];
const holder = 'Quillfeather Canary';

const traces = { card: tracesOf(card), account: tracesOf(account), ein: tracesOf(ein), ssn: tracesOf(ssn) };

const listenTo = (page: Page): (() => string) => {
  const sent: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().startsWith(`${tokenizationUrl}/`)) return;
    sent.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers()));
  });
  return () => sent.join('\n');
};

const keptIn = (frame: Frame): Promise<string> =>
  frame.evaluate(async () =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      await indexedDB.databases(),
      await caches.keys(),
    ]),
  );

const keptEverywhere = async (page: Page): Promise<string> => {
  const kept = await Promise.all(page.frames().map(keptIn));
  return [...kept, JSON.stringify(await page.context().cookies())].join('\n');
};

const tracesIn = (text: string, ...of: readonly (readonly string[])[]) =>
  of.flat().filter((trace) => text.includes(trace));

/** Returns the product's data folder and the database's, which includes the write-ahead log. */
const foldersOfProduct = async (): Promise<readonly string[]> => {
  const { databaseUrl, dataDirectory } = ownProduct();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // Flushes data that is only in memory.
  await client.query('checkpoint');
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  await client.end();
  return [dataDirectory, ...rows.map(({ data_directory: folder }) => folder)];
};

const typeBankAccount = async (page: Page): Promise<void> => {
  const form = page.frameLocator('iframe');
  await form.getByLabel('Account holder name').fill(holder);
  await form.getByLabel('Account type').selectOption('business_checking');
  await form.getByLabel('Routing number').fill('021000021');
  await form.getByLabel('Account number').pressSequentially(account.join(''));
};

test(
  'stores no typed card, account, or tax number in browser or files, and sends the API only EIN and SSN',
  { meta: { shows: ['threat:4.8', 'asvs:V14.2.3', 'asvs:V14.2.4'] } },
  async () => {
    const { page } = await visit({ person: roaster });
    const sent = listenTo(page);

    await page.goto(`${webUrl}/payment-instruments/create`);
    await typeCard(page.frameLocator('iframe'), { number: card.join(''), securityCode: '739' });
    await page.frameLocator('iframe').getByLabel('Name on card').fill(holder);
    expect(tracesIn(await keptEverywhere(page), traces.card)).toEqual([]);
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.waitForURL('**/payment-instruments/pi_*');
    await charge(page, '12.34');
    await page.getByText('payment success', { exact: true }).waitFor();

    await page.goto(`${webUrl}/payment-instruments/create`);
    await page.getByText('Bank Account', { exact: true }).click();
    await typeBankAccount(page);
    expect(tracesIn(await keptEverywhere(page), traces.account)).toEqual([]);
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.waitForURL('**/payment-instruments/pi_*');
    expect(tracesIn(sent(), traces.card, traces.account)).toEqual([]);

    await page.goto(`${webUrl}/profile/edit`);
    await page.getByLabel('EIN').fill(ein.join('-'));
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('SSN').fill(ssn.join('-'));
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.waitForURL('**/profile');
    // The platform must receive EIN and SSN, but only in the request that saves them.
    expect(tracesIn(sent(), traces.ein, traces.ssn)).toEqual([ein.join('-'), ssn.join('-')]);
    expect(tracesIn(await keptEverywhere(page), ...Object.values(traces))).toEqual([]);

    const folders = await foldersOfProduct();
    expect(foundInFiles(folders, Object.values(traces).flat())).toEqual([]);
    // Proves that the search finds existing text.
    expect(foundInFiles(folders, [holder])).not.toEqual([]);
  },
);
