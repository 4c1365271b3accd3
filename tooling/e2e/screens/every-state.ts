import type { Page } from 'playwright';
import { adminForms } from '../forms/admin-forms.ts';
import type { Form } from '../forms/form.ts';
import { openRefused, openSending } from '../forms/form-states.ts';
import { merchantForms } from '../forms/merchant-forms.ts';
import { openForm } from '../forms/use-form.ts';
import { openScreen } from '../layout-shift/open-screen.ts';
import type { Person } from '../product/sign-in-by-call.ts';
import { parts, screens } from './every-screen.ts';
import { type Panel, panels } from './panels.ts';
import { settled } from './reading.ts';
import type { Screen } from './screen.ts';
import { openEmpty, openFailedWithMessage, openLoading } from './screen-states.ts';

export type ScreenState = {
  readonly screen: string;
  /** Unique within the screen. */
  readonly state: string;
  readonly person: Person | undefined;
  readonly path: string;
  /** Resolves when the state is displayed. */
  readonly open: (page: Page, address: string) => Promise<unknown>;
};

const contentOf = (screen: Screen): ScreenState => ({
  screen: screen.name,
  state: 'content',
  person: screen.person,
  path: screen.path,
  open: (page, address) => openScreen(page, address, screen),
});

const emptyOf = ({ name, path, empty }: Screen): readonly ScreenState[] =>
  empty === undefined
    ? []
    : [
        {
          screen: name,
          state: 'empty',
          person: empty.person,
          path,
          open: (page, address) => openEmpty(page, address, empty),
        },
      ];

const statesOfPart = ({ screen, part }: (typeof parts)[number]): readonly ScreenState[] => {
  const { name, person, path } = screen;
  const one = { screen: name, person, path };
  return [
    { ...one, state: `loading ${part.name}`, open: (page, address) => openLoading(page, address, part) },
    {
      ...one,
      state: `failed ${part.name}`,
      open: (page, address) => openFailedWithMessage(page, address, part),
    },
  ];
};

/** Returns the screen at an address; undefined if only a form has the address. */
const screenNameAt = (address: string): string | undefined =>
  screens.find(({ path }) => path === address)?.name;

const statesOfForm = (form: Form): readonly ScreenState[] => {
  const { name, person, path } = form;
  const one = { screen: screenNameAt(path) ?? name, person, path };
  const opened: ScreenState = {
    ...one,
    state: `form ${name}`,
    open: (page, address) => openForm(page, address, form),
  };
  return [
    ...(form.opener === undefined ? [] : [opened]),
    {
      ...one,
      state: `form ${name} sending`,
      open: (page, address) => openSending(page, address, form),
    },
    {
      ...one,
      state: `form ${name} refused`,
      open: (page, address) => openRefused(page, address, form),
    },
  ];
};

const stateOfPanel = ({ name, person, path, open }: Panel): ScreenState => {
  const screen = screens.find((one) => one.path === path);
  if (screen === undefined) throw new Error(`No screen is at ${path}.`);
  return {
    screen: screen.name,
    state: `panel ${name}`,
    person,
    path,
    open: async (page, address) => {
      await openScreen(page, address, screen);
      await open(page);
      await settled(page);
    },
  };
};

/**
 * Every screen with its content, loading, empty, and failed states, and with every form and panel that it
 * opens.
 */
export const everyState: readonly ScreenState[] = [
  ...screens.map(contentOf),
  ...screens.flatMap(emptyOf),
  ...parts.flatMap(statesOfPart),
  ...[...merchantForms, ...adminForms].flatMap(statesOfForm),
  ...panels.map(stateOfPanel),
];
