import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@tillbook/e2e/free-ports';
import { callAs, signInByCall } from '@tillbook/e2e/sign-in-by-call';
import { chromiumLaunchOptions } from '@tillbook/config/vitest/chromium';
import { chromium } from 'playwright';

const roaster = {
  email: 'merchant@example.com',
  password: 'demo-merchant',
  account: 'Harbor Coffee Roasters',
} as const;

export const openProfile = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tillbook-lighthouse-profile-'));
  const port = await freePort();
  const options = chromiumLaunchOptions();
  const context = await chromium.launchPersistentContext(folder, {
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${String(port)}`],
  });

  /** Signs in a merchant with a long history and returns the ID of a payment. */
  const signIn = async (webUrl: string): Promise<string> => {
    const { token, accountId, storageState } = await signInByCall(webUrl, roaster);
    const page = await context.newPage();
    await page.goto(`${webUrl}/login`);
    await page.evaluate(
      (entries) => {
        for (const { name, value } of entries) localStorage.setItem(name, value);
      },
      storageState.origins.flatMap(({ localStorage: entries }) => entries),
    );
    await page.close();
    const { transactions } = await callAs<{ transactions: readonly { id: string; status: string }[] }>(
      webUrl,
      token,
      `/transactions?accountId=${accountId}&type=pull`,
    );
    const paid = transactions.find(({ status }) => status === 'succeeded');
    if (!paid) throw new Error('The demo data has no payment.');
    return paid.id;
  };

  const close = async () => {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { port, signIn, close };
};
