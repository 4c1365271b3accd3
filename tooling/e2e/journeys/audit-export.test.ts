import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { findViolations } from '../browser/find-violations.ts';
import { signInByCall } from '../product/sign-in-by-call.ts';
import { scrollsSideways, settled } from '../screens/reading.ts';
import { admin, bikeShop, merchant } from './person.ts';
import { visits } from './visits.ts';

const { webUrl, visit } = visits();

const read = (token: string, path: string): Promise<Response> =>
  fetch(`${webUrl}/api${path}`, { headers: { authorization: `Bearer ${token}` } });

test(
  'exports the sign-ins and admin reads of an account, and hides its audit trail from other owners',
  { meta: { shows: ['threat:3.6'] } },
  async () => {
    const { page, signedIn } = await visit({ person: bikeShop });
    const accountId = signedIn?.accountId ?? '';
    const { token } = await signInByCall(webUrl, admin);
    expect((await read(token, `/accounts?accountId=${accountId}`)).status).toBe(200);

    await page.goto(`${webUrl}/settings`);
    const card = page.getByRole('region', { name: 'Audit Trail' });
    await card.getByRole('button', { name: 'Export CSV' }).waitFor();
    await settled(page);
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await scrollsSideways(page)).toBe(false);
    const saving = page.waitForEvent('download');
    await card.getByRole('button', { name: 'Export CSV' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^audit-\d{4}-\d{2}-\d{2}\.csv$/);
    const [heads = '', ...lines] = (await text(await file.createReadStream())).trimEnd().split('\r\n');
    expect(heads.split(',').slice(0, 5)).toEqual(['At (UTC)', 'By', 'Email', 'User ID', 'Action']);
    expect(lines.some((line) => /,platform,,usr_\w+,admin\.read,getAccount,/.test(line))).toBe(true);
    expect(lines.some((line) => /,account,second@example\.com,usr_\w+,session\.begin,/.test(line))).toBe(
      true,
    );
    expect(lines.join()).not.toContain('merchant@example.com');
    await page.getByText(/^[\d,]+ entries exported\.$/).waitFor();

    const stranger = await signInByCall(webUrl, merchant);
    expect((await read(stranger.token, `/accounts/audit?accountId=${accountId}`)).status).toBe(404);
  },
);
