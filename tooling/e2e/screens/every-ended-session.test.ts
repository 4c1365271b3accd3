import { beforeAll, describe, test } from 'vitest';
import { visits } from '../journeys/visits.ts';
import { screens } from './every-screen.ts';
import { fillAddress, findExampleIds } from './example-ids.ts';
import { expectScreen, seen } from './reading.ts';

const { webUrl, visit } = visits();
let ids: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  ids = await findExampleIds(webUrl);
});

const guardedScreens = screens.filter(({ person }) => person !== undefined);

describe('a session that is over', () => {
  test.each(guardedScreens)(
    '$name leads to sign-in, and from there back',
    { meta: { shows: ['spec:2.13', 'spec:4.1'] } },
    async (screen) => {
      const { person } = screen;
      const address = webUrl + fillAddress(screen.path, ids);
      if (!person) throw new Error('Somebody looks at a guarded screen.');
      const { page, signedIn, expectComplaint } = await visit({ person });
      expectComplaint({ status: 401, path: '/api/' });
      await fetch(`${webUrl}/api/identity/logout`, {
        method: 'POST',
        headers: { authorization: `Bearer ${signedIn?.token}` },
      });
      await page.goto(address);
      await page.waitForURL('**/login*');
      await page.getByLabel('Email').fill(person.email);
      await page.getByLabel('Password').fill(person.password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.waitForURL(address);
      await expectScreen(page, screen);
      await seen(page, screen.content).waitFor();
    },
  );
});
