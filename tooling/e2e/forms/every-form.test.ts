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

/** A sample, because the apps test their own forms; `npm run drill -- walks` covers every form. */
const chosen = sampled([...merchantForms, ...adminForms], {
  walk: 'forms',
  kindOf: ({ dialog, ...form }) =>
    `${screenKind(form).split(' ')[0]} ${dialog === undefined ? 'page' : 'dialog'}`,
  isRequired: ({ shows }) => shows !== undefined,
  perKind: 1,
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

describe('dialogs', () => {
  for (const form of dialogs) {
    test(
      `closes the ${form.name} dialog on Escape and on an outside click`,
      { meta: { shows: form.shows?.dialog } },
      () => expectRight(form, 'dialog'),
    );
  }
});

describe('pending response', () => {
  for (const form of forms) {
    test(
      `sends the ${form.name} form only once while its response is pending`,
      { meta: { shows: form.shows?.sending } },
      () => expectRight(form, 'sent once'),
    );
  }
});

describe('refusal with a server message', () => {
  for (const form of forms) {
    test(
      `shows the server's message when the ${form.name} form is refused`,
      { meta: { shows: form.shows?.refusal } },
      () => expectRight(form, 'with a message'),
    );
  }
});

describe('refusal without a message', () => {
  for (const form of forms) {
    test(
      `shows the default message when the ${form.name} form is refused without a message`,
      { meta: { shows: form.shows?.refusal } },
      () => expectRight(form, 'without a message'),
    );
  }
});

describe('network failure', () => {
  test.each(forms)(
    'shows an error and keeps the input of the $name form when the network fails',
    async (form) => expectRight(form, 'network away'),
  );
});

describe('expired session', () => {
  test.each(guardedForms)(
    'redirects the $name form to sign-in with a return path when the session expires',
    async (form) => expectRight(form, 'session over'),
  );
});
