import { beforeAll, describe, test } from 'vitest';
import { inAppearances } from '../browser/appearances.ts';
import { visits } from '../journeys/visits.ts';
import { fillAddress, findExampleIds } from '../screens/example-ids.ts';
import { adminForms } from './admin-forms.ts';
import { type Walk, walkForm } from './form-walk.ts';
import { merchantForms } from './merchant-forms.ts';

const { webUrl, visit } = visits();
let ids: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  ids = await findExampleIds(webUrl);
});

const forms = inAppearances([...merchantForms, ...adminForms]);
type FormCase = (typeof forms)[number];
const dialogs = forms.filter(({ dialog }) => dialog !== undefined);
const guardedForms = forms.filter(({ person }) => person !== undefined);

const walks = new Map<string, Walk>();

/** Puts a form through everything in one visit, whichever test asks first, for most of the time goes into opening it. */
const walkOf = async ({ looks, ...form }: FormCase): Promise<Walk> => {
  const address = webUrl + fillAddress(form.path, ids);
  const known = walks.get(form.name);
  const walk =
    known ?? (await walkForm(await visit({ person: form.person, ...looks[0] }), { form, address, looks }));
  walks.set(form.name, walk);
  return walk;
};

const expectRight = async (
  form: FormCase,
  ...stages: readonly Parameters<Walk['get']>[0][]
): Promise<void> => {
  const walk = await walkOf(form);
  for (const stage of stages) if (walk.has(stage)) throw walk.get(stage);
};

describe('a dialog', () => {
  for (const form of dialogs) {
    test(
      `${form.name} closes by Escape and by a click outside`,
      { meta: { shows: form.shows?.dialog } },
      () => expectRight(form, 'dialog'),
    );
  }
});

describe('while the answer is awaited, a form is not sent again', () => {
  for (const form of forms) {
    test(`${form.name} waits for its answer`, { meta: { shows: form.shows?.sending } }, () =>
      expectRight(form, 'sent once'),
    );
  }
});

describe('a refusal with a message of the server shows that message', () => {
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

describe('without a network a form says so and keeps what was typed', () => {
  test.each(forms)('$name', async (form) => expectRight(form, 'network away'));
});

describe('a session that ends while a form is sent leads to sign-in, with the way back', () => {
  test.each(guardedForms)('$name', async (form) => expectRight(form, 'session over'));
});
