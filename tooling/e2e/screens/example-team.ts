import type { TeamInvite, TeamMember } from '@tillbook/contract';
import type { Page } from 'playwright';
import { settled } from './reading.ts';

const owner: TeamMember = {
  userId: 'usr_owner',
  email: 'merchant@example.com',
  role: 'owner',
  joinedAt: '2026-08-30T14:05:00.000Z',
  isLastOwner: true,
};

const cashier: TeamMember = {
  userId: 'usr_cashier',
  email: 'cashier@example.com',
  role: 'operator',
  joinedAt: '2026-10-12T15:30:00.000Z',
  isLastOwner: false,
};

const invite: TeamInvite = {
  id: 'inv_bookkeeper',
  email: 'bookkeeper@example.com',
  role: 'finance',
  invitedAt: '2026-11-20T16:00:00.000Z',
  expiresAt: '2026-11-27T16:00:00.000Z',
  status: 'sent',
};

const answers: Readonly<Record<string, object>> = {
  '/api/accounts/team/members': { members: [owner, cashier], totalCount: 2 },
  '/api/accounts/team/invites': { invites: [invite], totalCount: 1 },
};

/** Shows a second member and an open invite, which the demo lacks, without storing them. */
export const showExampleTeam = async (page: Page): Promise<void> => {
  await page.route(
    ({ pathname }) => pathname in answers,
    (route) => route.fulfill({ json: answers[new URL(route.request().url()).pathname] }),
  );
  await page.reload();
  await page.getByText(cashier.email).filter({ visible: true }).first().waitFor();
  await settled(page);
};
