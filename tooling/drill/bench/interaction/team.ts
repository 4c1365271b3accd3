import { admin, roaster } from '@tillbook/e2e/person';
import { callAs, sendAs, signInByCall } from '@tillbook/e2e/sign-in-by-call';

export const colleague = 'colleague@example.com';
export const invitedPerson = 'invited@example.com';

type People = readonly { readonly email: string }[];

const includes = (people: People, email: string): boolean => people.some((person) => person.email === email);

/** Adds a second member and an open invite to the roaster's team, which the demo data lacks. */
export const completeTeam = async (webUrl: string): Promise<void> => {
  const { token, accountId } = await signInByCall(webUrl, roaster);
  const { members } = await callAs<{ readonly members: People }>(
    webUrl,
    token,
    `/accounts/team/members?accountId=${accountId}`,
  );
  if (!includes(members, colleague)) {
    const asAdmin = await signInByCall(webUrl, admin);
    const access = { accountId, email: colleague, role: 'operator' };
    await sendAs(webUrl, asAdmin.token, '/accounts/grants', 'bench-colleague', access);
  }
  const { invites } = await callAs<{ readonly invites: People }>(
    webUrl,
    token,
    `/accounts/team/invites?accountId=${accountId}`,
  );
  if (!includes(invites, invitedPerson)) {
    const invite = { accountId, email: invitedPerson, role: 'viewer' };
    await sendAs(webUrl, token, '/accounts/team/invites', 'bench-invited', invite);
  }
};
