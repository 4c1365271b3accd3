import { cleanup, render } from '@testing-library/react';
import { createElement, isValidElement, type ComponentType, type ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Banner } from './components/banner/banner.tsx';
import { Button } from './components/button/button.tsx';
import { CommandPalette } from './components/command-palette/command-palette.tsx';
import { DescriptionItem } from './components/description-list/description-list.tsx';
import { Money } from './components/money/money.tsx';
import { Select } from './components/select/select.tsx';
import { Identifier, Text } from './components/text/text.tsx';
import { translatePage } from './translate-page.ts';

type Args = Readonly<Record<string, unknown>>;
type Story = { readonly args?: Args; readonly render?: ComponentType<Args> };
type Stories = {
  readonly default: Story & { readonly component: ComponentType<Args> };
} & Readonly<Record<string, Story>>;

const modules = import.meta.glob<Stories>('./components/*/*.stories.tsx', { eager: true });

/** Matches stories of one theme, width or pseudo-class, which repeat another story. */
const isRepeated = (name: string): boolean => /^(?:default|Phone|Dark|.*(?:Hover|Focus))$/.test(name);

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;

/** Replaces the displayed texts in a story's args with other texts. */
const changed = (value: unknown, shown: string): unknown => {
  if (typeof value === 'string')
    return value.length > 2 && shown.includes(value) ? `${value} changed` : value;
  if (Array.isArray(value)) return value.map((item: unknown) => changed(item, shown));
  if (typeof value !== 'object' || value === null || isValidElement(value) || !isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, changed(item, shown)]));
};

type Step = (shown: string) => ReactElement;

/**
 * Returns a component's stories in order, each with its own texts, with other texts, and with its own again.
 */
const stepsOf = ({ default: meta, ...stories }: Stories): readonly Step[] =>
  Object.entries(stories)
    .filter(([name]) => !isRepeated(name))
    .flatMap(([, story]): readonly Step[] => {
      const args: Args = { ...meta.args, ...story.args };
      const drawn = story.render ?? meta.render ?? meta.component;
      return [
        () => createElement(drawn, args),
        (shown) =>
          createElement(
            drawn,
            Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, changed(arg, shown)])),
          ),
        () => createElement(drawn, args),
      ];
    });

const shownText = (): string => document.body.textContent.replaceAll(/\s+/g, ' ');

/** Returns the texts of each step on a page that is not translated. */
const untranslatedTexts = async (steps: readonly Step[]): Promise<readonly string[]> => {
  const { rerender } = render(<p />);
  const texts: string[] = [];
  for (const step of steps) {
    rerender(step(texts.at(-1) ?? ''));
    await vi.dynamicImportSettled();
    texts.push(shownText());
  }
  cleanup();
  return texts;
};

let stop = (): void => undefined;
afterEach(() => stop());

const translated = (element: ReactElement) => {
  const { container, rerender } = render(element);
  stop = translatePage(document.body);
  return { container, rerender };
};

const folders = Object.entries(modules).map(([path, stories]) => ({
  folder: path.split('/')[2] ?? '',
  stories,
}));

it.each(folders)(
  'shows the same texts of $folder on a translated page as on an untranslated page',
  async ({ stories }) => {
    const steps = stepsOf(stories);
    // Runs the steps once in advance, so that code loaded on demand is available the second time.
    await untranslatedTexts(steps);
    const texts = await untranslatedTexts(steps);
    const { rerender } = translated(<p />);
    for (const [index, step] of steps.entries()) {
      rerender(step(texts[index - 1] ?? ''));
      await expect.poll(shownText).toBe(texts[index]);
    }
  },
);

it('shows a new balance in large figures on a translated page', async () => {
  const { container, rerender } = translated(<Money size="hero">$24,318.42</Money>);
  rerender(<Money size="hero">$24,287.13</Money>);
  await expect.poll(() => container.querySelectorAll('font').length).toBe(4);
  expect(container.textContent).toBe('$24,287.13');
});

it('replaces a translated button label after a spinner was shown next to it', async () => {
  const { container, rerender } = translated(<Button>Send to terminal</Button>);
  rerender(<Button busy>Send to terminal</Button>);
  rerender(<Button>Charge again</Button>);
  await expect.poll(() => container.textContent).toBe('Charge again');
});

/** Returns the texts that the browser does not translate. */
const untranslated = (root: ParentNode): readonly string[] =>
  [...root.querySelectorAll('[translate="no"]')].map(({ textContent }) => textContent);

it.each([
  { what: 'a button', drawn: () => <Button>Refund $5.13</Button>, values: ['$5.13'] },
  {
    what: 'a banner',
    drawn: () => <Banner tone="caution">Only $14.87 can be refunded</Banner>,
    values: ['$14.87'],
  },
  {
    what: 'a list of details',
    drawn: () => <DescriptionItem label="Paid with">Visa •••• 4242</DescriptionItem>,
    values: ['•••• 4242'],
  },
  {
    what: 'a paragraph',
    drawn: () => <Text>Card payments taken before Nov 21, 2026 5:00 PM arrive Nov 23, 2026</Text>,
    values: ['Nov 21, 2026 5:00 PM', 'Nov 23, 2026'],
  },
])('marks only the values of a sentence in $what as not translatable', ({ drawn, values }) => {
  const { container } = render(drawn());
  expect(untranslated(container)).toEqual(values);
});

it('marks the whole text of an option with a value as not translatable', () => {
  const { container } = render(
    <Select
      aria-label="Card"
      options={[
        { value: '', label: 'Any card' },
        { value: '4242', label: 'Visa •••• 4242' },
      ]}
    />,
  );
  expect(untranslated(container)).toEqual(['Visa •••• 4242']);
});

it('marks a found amount as a whole as not translatable, and shows the typed digits in bold', () => {
  render(
    <CommandPalette
      open
      onOpenChange={() => undefined}
      onQueryChange={() => undefined}
      onChoose={() => undefined}
      label="Search"
      query="w $1,2"
      groups={[{ label: 'Actions', commands: [{ id: 'all', label: 'Withdraw $1,200.00', icon: null }] }]}
    />,
  );
  expect(untranslated(document)).toEqual(['$1,200.00']);
  expect([...document.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual(['w ', '$1,2']);
});

it('shows a new sentence with other values on a translated page', async () => {
  const { container, rerender } = translated(<Text>Refund $5.13 to Visa •••• 4242</Text>);
  for (const sentence of ['Refund $20.00', 'Nothing to refund', '$1.00', 'Only $14.87 can be refunded']) {
    rerender(<Text>{sentence}</Text>);
    await expect.poll(() => container.textContent).toBe(sentence);
  }
});

it.each([
  { what: 'an amount', drawn: () => <Money>$1.00</Money> },
  { what: 'a large amount', drawn: () => <Money size="hero">$1.00</Money> },
  { what: 'an ID', drawn: () => <Identifier>pi_1</Identifier> },
])('marks $what as not translatable', ({ drawn }) => {
  const { container } = render(drawn());
  expect(container.firstElementChild?.getAttribute('translate')).toBe('no');
});
