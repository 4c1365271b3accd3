import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { ownProduct } from '../product/own-product.ts';
import { signInByCall } from '../product/sign-in-by-call.ts';
import { receivedMail } from '../payloads/received-mail.ts';
import { journey } from './journey.ts';
import { openAccount, secondMerchant, signIn } from './person.ts';

const { webUrl, page, visit } = journey();

const password = 'a password nobody guesses';
const account = 'Birchwood Bikes';

const inviteOperator = async (onPage: Page, email: string): Promise<void> => {
  await onPage.getByRole('navigation').getByRole('link', { name: 'Settings' }).click();
  await onPage.getByRole('link', { name: 'View team' }).click();
  await onPage.waitForURL('**/team');
  await onPage.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = onPage.getByRole('dialog', { name: 'Invite a person' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('radio', { name: /^Operator/ }).check();
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await onPage.getByText(`${email} was invited`, { exact: true }).waitFor();
};

const mailedLink = async (email: string): Promise<string> => {
  const { html } = await receivedMail(ownProduct().dataDirectory, email);
  const link = /http:\/\/[^"\s]+\/accept-invite\?token=[\w-]+/.exec(html)?.[0];
  if (link === undefined) throw new Error(`The mail has no link:\n${html}`);
  return link;
};

const acceptAsNewPerson = async (onPage: Page, email: string): Promise<void> => {
  await onPage.goto(await mailedLink(email));
  await onPage.waitForURL(`${webUrl}/accept-invite`);
  await onPage.getByRole('heading', { name: `Join ${account}` }).waitFor();
  await onPage.getByLabel('New password').fill(password);
  await onPage.getByLabel('Confirm password').fill(password);
  await onPage.getByRole('button', { name: 'Accept invite' }).click();
  await onPage.waitForURL('**/login');
};

const callAs = async (token: string, method: string, path: string, body?: unknown) => {
  const response = await fetch(`${webUrl}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, code: text === '' ? undefined : Object(JSON.parse(text)).code };
};

test(
  'lets an invited operator add cards of customers but not move money out, and ends access on removal',
  { meta: { shows: ['threat:2.11', 'threat:2.13', 'threat:2.14'] } },
  async () => {
    const email = `operator-${randomUUID().slice(0, 8)}@example.com`;
    const owner = page();
    await signIn(owner, webUrl, secondMerchant);
    await openAccount(owner, account);
    await inviteOperator(owner, email);

    const { page: operator, expectComplaint: expectOperatorRefusal } = await visit();
    await acceptAsNewPerson(operator, email);
    await signIn(operator, webUrl, { email, password });
    await openAccount(operator, account);

    // Controls that the role doesn't allow are disabled, and the notice explains why.
    const withdraw = operator.getByRole('button', { name: 'Withdraw', exact: true });
    await withdraw.waitFor();
    await expect.poll(() => withdraw.getAttribute('aria-disabled')).toBe('true');
    await operator.getByText(/^Your role in this account doesn’t allow everything/).waitFor();
    await operator.getByRole('navigation').getByRole('link', { name: 'Payment Instruments' }).click();
    const create = operator.getByRole('button', { name: 'Create payment instrument' });
    await create.waitFor();
    expect(await create.getAttribute('aria-disabled')).toBeNull();

    // The server also refuses forbidden actions and accepts the others.
    const { token, accountId } = await signInByCall(webUrl, { email, password, account });
    const ticket = (purpose: string) =>
      callAs(token, 'POST', '/payment-instruments/tickets', { accountId, purpose });
    expect(await ticket('buyer')).toMatchObject({ status: 201 });
    expect(await ticket('payout')).toEqual({ status: 403, code: 'permission_missing' });
    const payout = {
      accountId,
      amount: 100,
      type: 'push',
      channel: 'online',
      method: 'ach',
      paymentInstrumentId: 'pi_unknown0000000000',
    };
    expect(await callAs(token, 'POST', '/transactions', payout)).toEqual({
      status: 403,
      code: 'permission_missing',
    });

    const { page: late, expectComplaint: expectRefusal } = await visit();
    expectRefusal({ status: 422, path: '/api/identity/invites/check' });
    await late.goto(await mailedLink(email));
    await late.getByText('This invite is no longer valid. Ask for a new one.', { exact: true }).waitFor();

    // Removal takes effect with the next call, also by the operator's open page, which follows the account.
    expectOperatorRefusal({ status: 404, path: '/api/' });
    await owner.reload();
    await owner.getByRole('button', { name: `Remove ${email}` }).click();
    await owner.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await owner.getByText(`${email} no longer has access`, { exact: true }).waitFor();
    expect(await callAs(token, 'GET', `/accounts?accountId=${accountId}`)).toEqual({
      status: 404,
      code: 'not_found',
    });
  },
);

test('disables the removal of the only owner', { meta: { shows: ['threat:2.15'] } }, async () => {
  const owner = page();
  await signIn(owner, webUrl, secondMerchant);
  await openAccount(owner, account);
  await owner.goto(`${webUrl}/team`);
  const remove = owner.getByRole('button', { name: `Remove ${secondMerchant.email}` });
  await remove.waitFor();
  expect(await remove.getAttribute('aria-disabled')).toBe('true');
});
