import { getProfile, saveProfile } from '@tillbook/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, away, refuse, type Sent } from '@tillbook/web-shell/testing/answers';
import { factValue } from '../../../testing/fact-value.ts';
import { accountId } from '../../../testing/fixtures.ts';
import { usePages } from '@tillbook/web-shell/testing/page';
import { openApp } from '../../../testing/open-app.tsx';
import type { Profile } from '../../../features/profiles/profile-fields.ts';

usePages();

const address = {
  addressLine1: '18 Custom House Wharf',
  addressLine2: '',
  city: 'Portland',
  state: 'ME',
  country: 'USA',
  zipcode: '04101',
  phone: '207-555-0142',
};
const profile: Profile = {
  businessDetails: {
    businessName: 'Harbor Coffee Roasters LLC',
    businessType: 'limited_liability_company',
    doingBusinessAs: 'Harbor Coffee',
    website: 5,
    mcc: '742',
    businessDescription: '',
    ein: '12-3454567',
    incorporationDate: '2016-04-11',
    email: 'hello@example.com',
    ...address,
  },
  representatives: [
    {
      firstName: 'Dana',
      lastName: 'Whitlock',
      title: 'Owner',
      dob: '1984-09-23',
      ssn: '•••• 3456',
      email: 'dana@example.com',
      ...address,
    },
  ],
};
const usual = answer(getProfile, { profile, version: 'v1' });

const next = page.getByRole('button', { name: 'Next' });
const finish = page.getByRole('button', { name: 'Finish' });
const city = page.getByLabelText('City');

test('opens the profile form when Edit Profile is pressed', { meta: { shows: ['spec:2.132'] } }, async () => {
  const { router } = openApp('/profile', { answers: [usual] });
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect.element(next).toBeVisible();
  await expect.poll(() => router.state.location.pathname).toBe('/profile/edit');
});

test(
  'shows the business and its representative, with only the last four digits of the EIN and the SSN',
  { meta: { shows: ['spec:2.133'] } },
  async () => {
    openApp('/profile', { answers: [usual] });
    await expect.element(page.getByText('Harbor Coffee Roasters LLC')).toBeVisible();
    await expect.poll(() => factValue('Business type')).toBe('Limited Liability Company');
    await expect.poll(() => factValue('Merchant category')).toBe('742: Veterinary Services');
    await expect.poll(() => factValue('EIN')).toBe('•••• 4567');
    await expect.poll(() => factValue('SSN')).toBe('•••• 3456');
    await expect.poll(() => factValue('Incorporation date')).toBe('Apr 11, 2016');
    await expect.poll(() => factValue('Address')).toBe('18 Custom House WharfPortland, ME 04101USA');
    await expect.poll(() => factValue('Business description')).toBe('N/A');
    await expect.poll(() => factValue('Website')).toBe('invalid, please contact customer support');
  },
);

test('reports that the profile failed to load', async () => {
  openApp('/profile', { answers: [away(getProfile)] });
  await expect.element(page.getByText('Failed to fetch the profile. Please try again later.')).toBeVisible();
});

test(
  'saves the whole profile after both steps, then returns to the profile',
  { meta: { shows: ['spec:4.7'] } },
  async () => {
    const sent: Sent[] = [];
    const { router } = openApp('/profile', {
      answers: [
        answer(saveProfile, (call) => {
          sent.push(call);
          return { profile, version: 'v2' };
        }),
        usual,
      ],
    });
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await city.fill('Bath');
    await next.click();
    await page.getByLabelText('First name').fill('Dane');
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect.element(city).toHaveValue('Bath');
    await page.getByRole('button', { name: 'Representatives' }).click();
    await finish.click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Profile', exact: true })).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/profile');
    const { website: _, ...texts } = profile.businessDetails;
    expect(sent.map(({ body }) => body)).toEqual([
      {
        accountId,
        version: 'v1',
        ...texts,
        ein: '•••• 4567',
        city: 'Bath',
        representatives: [{ ...profile.representatives[0], firstName: 'Dane' }],
      },
    ]);
  },
);

test(
  'shows the server’s message, and each field error at its field',
  { meta: { shows: ['spec:5.15'] } },
  async () => {
    openApp('/profile/edit?step=representatives', {
      answers: [refuse(saveProfile, 'invalid_input', undefined, { ein: 'Nine digits.' }), usual],
    });
    await finish.click();
    await expect.element(page.getByText('Some fields aren’t valid.')).toBeVisible();
    await expect.element(page.getByText('Nine digits.')).toBeVisible();
    await expect.element(page.getByLabelText('EIN')).toHaveAttribute('aria-invalid', 'true');
  },
);

test('shows the messages of both steps on Finish, and no messages on Next', async () => {
  openApp('/profile/edit', {
    answers: [
      refuse(saveProfile, 'invalid_profile', undefined, {
        zipcode: 'Enter a ZIP code of five or nine digits.',
        'representatives.0.dob': 'Enter the birth date of a person of at least 18 years.',
      }),
      usual,
    ],
  });
  const zipCode = page.getByLabelText('ZIP code');
  await zipCode.fill('ABCDE');
  await next.click();
  await expect.element(page.getByLabelText('Date of birth')).not.toHaveAttribute('aria-invalid', 'true');
  await finish.click();
  await expect.element(zipCode).toHaveAccessibleDescription('Enter a ZIP code of five or nine digits.');
  await expect.element(zipCode).toHaveValue('ABCDE');
  await next.click();
  await expect
    .element(page.getByText('Enter the birth date of a person of at least 18 years.'))
    .toBeVisible();
});

test('preserves the typed profile if the server refuses it', async () => {
  openApp('/profile/edit', { answers: [refuse(saveProfile, 'internal'), usual] });
  await city.fill('Bath');
  await next.click();
  await finish.click();
  await expect.element(page.getByText('Something went wrong on our side.')).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect.element(city).toHaveValue('Bath');
});

/** Another user has moved the business in the meantime, without renaming it. */
const newer: Profile = {
  ...profile,
  businessDetails: { ...profile.businessDetails, city: 'Augusta', zipcode: '04330' },
};
const newerAnswer = answer(getProfile, { profile: newer, version: 'v2' });
const moved = page.getByText('This profile was changed after you opened it', { exact: true });

/** Types a city and saves, which is refused because another user saved first. */
const meetConflict = async () => {
  const opened = openApp('/profile/edit', { answers: [refuse(saveProfile, 'profile_changed'), usual] });
  await city.fill('Bath');
  await next.click();
  await finish.click();
  // The user is at the bottom of a long form, so the notice above it must scroll into view.
  await expect.element(moved).toBeInViewport();
  expect(document.activeElement?.textContent).toMatch(/^This profile was changed/);
  return opened;
};

test('preserves the edits after another user’s save, and applies them to the newer values on request', async () => {
  const { router, answerAlso } = await meetConflict();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect.element(city).toHaveValue('Bath');
  const sent: Sent[] = [];
  answerAlso(
    newerAnswer,
    answer(saveProfile, (call) => {
      sent.push(call);
      return { profile: newer, version: 'v3' };
    }),
  );
  await page.getByRole('button', { name: 'Keep my changes' }).click();
  await expect.element(page.getByText(/^Your changes are kept on top of the newer values\./)).toBeVisible();
  await expect.element(moved).not.toBeInTheDocument();
  expect(document.activeElement?.textContent).toMatch(/^Your changes are kept on top/);
  await expect.element(city).toHaveValue('Bath');
  await expect.element(page.getByLabelText('ZIP code')).toHaveValue('04330');
  expect(sent).toEqual([]);
  await next.click();
  await finish.click();
  await expect.poll(() => router.state.location.pathname).toBe('/profile');
  expect(sent.map(({ body }) => body)).toMatchObject([{ version: 'v2', city: 'Bath', zipcode: '04330' }]);
});

test('discards the edits after another user’s save on request', async () => {
  const { answerAlso } = await meetConflict();
  answerAlso(newerAnswer);
  await page.getByRole('button', { name: 'Load newer values' }).click();
  await expect
    .element(page.getByText('These are the newer values. Your changes were discarded.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect.element(city).toHaveValue('Augusta');
});

test('preserves the edits and the choice if the newer values fail to load', async () => {
  const { answerAlso } = await meetConflict();
  answerAlso(away(getProfile));
  await page.getByRole('button', { name: 'Keep my changes' }).click();
  await expect.element(page.getByText('Failed to fetch the profile. Please try again later.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Keep my changes' })).toBeEnabled();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect.element(city).toHaveValue('Bath');
});

test('sends the version that was first read if another user saves during the edit', async () => {
  const sent: Sent[] = [];
  const { shell, answerAlso } = openApp('/profile/edit', {
    answers: [
      answer(saveProfile, (call) => {
        sent.push(call);
        return { profile: newer, version: 'v3' };
      }),
      usual,
    ],
  });
  await city.fill('Bath');
  answerAlso(newerAnswer);
  await shell.queryClient().invalidateQueries();
  await next.click();
  await finish.click();
  await expect.poll(() => sent.map(({ body }) => body)).toMatchObject([{ version: 'v1', zipcode: '04101' }]);
});

const question = page.getByRole('dialog', { name: 'Leave without saving?' });

test('asks before the user leaves an unsaved profile', { meta: { shows: ['spec:2.134'] } }, async () => {
  const { router } = openApp('/profile/edit', { answers: [usual] });
  await city.fill('Bath');
  await page.getByRole('link', { name: 'Back to Profile' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.poll(() => router.state.location.pathname).toBe('/profile/edit');
  await expect.element(city).toHaveValue('Bath');
  await page.getByRole('link', { name: 'Back to Profile' }).click();
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/profile');
});

test('asks before the user signs out with an unsaved profile', async () => {
  const { shell } = openApp('/profile/edit', { answers: [usual] });
  await city.fill('Bath');
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  expect(shell.store.get().session.token).not.toBe('');
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});

test('lets the user leave without a question after the original value is typed again', async () => {
  const { router } = openApp('/profile/edit', { answers: [usual] });
  await city.fill('Bath');
  await city.fill('Portland');
  await page.getByRole('link', { name: 'Back to Profile' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/profile');
});

test('restores the typed profile after an expired session and a new sign-in', async () => {
  const { shell, router } = openApp('/profile/edit', { answers: [usual] });
  await city.fill('Bath');
  const { session } = shell.store.get();
  shell.store.endSession(session.token);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect.poll(() => router.state.location.search).toEqual({ returnTo: '/profile/edit' });
  shell.store.setSession(session);
  await router.navigate({ href: '/profile/edit' });
  await expect.element(city).toHaveValue('Bath');
});
