import { beforeAll, describe, test } from 'vitest';
import { inAppearances } from '../browser/appearances.ts';
import { oneVisitEach } from '../journeys/stages.ts';
import { visitsOnOnePage } from '../journeys/visits-on-one-page.ts';
import { sampled } from '../product/test-sample.ts';
import { fillAddress, findExampleIds } from '../screens/example-ids.ts';
import { screenKind } from '../screens/screen-kind.ts';
import { adminForms } from './admin-forms.ts';
import { walkForm } from './form-walk.ts';
import { merchantForms } from './merchant-forms.ts';

const { webUrl, visit } = visitsOnOnePage();
let ids: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  ids = await findExampleIds(webUrl);
});

/** The forms' own tests in the apps prove the same; `npm run drill -- walks` walks through every form here. */
const chosen = sampled([...merchantForms, ...adminForms], {
  walk: 'forms',
  kindOf: ({ dialog, ...form }) =>
    `${screenKind(form).split(' ')[0]} ${dialog === undefined ? 'page' : 'dialog'}`,
  isRequired: ({ shows }) => shows !== undefined,
});

const forms = inAppearances(chosen);
type FormCase = (typeof forms)[number];
const dialogs = forms.filter(({ dialog }) => dialog !== undefined);
const guardedForms = forms.filter(({ person }) => person !== undefined);

const expectRight = oneVisitEach(async ({ looks, ...form }: FormCase) =>
  walkForm(await visit({ person: form.person, ...looks[0] }), {
    form,
    address: webUrl + fillAddress(form.path, ids),
    looks,
  }),
);

describe('a dialog', () => {
  for (const form of dialogs) {
    test(
      `${form.name} closes by Escape and by a click outside`,
      { meta: { shows: form.shows?.dialog } },
      () => expectRight(form, 'dialog'),
    );
  }
});

describe('a form is not sent again while the response is pending', () => {
  for (const form of forms) {
    test(`${form.name} waits for its response`, { meta: { shows: form.shows?.sending } }, () =>
      expectRight(form, 'sent once'),
    );
  }
});

describe('a refusal with a server message shows that message', () => {
  for (const form of forms) {
    test(`${form.name} shows it`, { meta: { shows: form.shows?.refusal } }, () =>
      expectRight(form, 'with a message'),
    );
  }
});

describe('a refusal without a message shows the specification’s sentence', () => {
  for (const form of forms) {
    test(`${form.name} shows it`, { meta: { shows: form.shows?.refusal } }, () =>
      expectRight(form, 'without a message'),
    );
  }
});

describe('without a network a form says so and retains its texts', () => {
  test.each(forms)('$name', async (form) => expectRight(form, 'network away'));
});

describe('a session that ends while a form is sent leads to sign-in and back', () => {
  test.each(guardedForms)('$name', async (form) => expectRight(form, 'session over'));
});
